import type { Scenes } from "./voice.ts";

const split = (text: string): readonly string[] => text.split(" ");

const words = {
  season: split("天高云淡 长风万里 薄雾锁江 乌云四合 河水浑黄 尘土飞扬"),
  seasonCold: split("寒霜铺地 残雪未消 寒气侵骨 黄叶满阶"),
  seasonWarm: split("暑气蒸人 春水初涨 梅雨连绵 电光乱闪 露水沾衣 和风送暖"),
  moment: split(
    "黎明时分 日上三竿 正午刚过 日影西移 黄昏光景 夜深人静 五更将尽 一炷香后 茶凉之时 城门初启 收市以后 更鼓方歇 炊烟起处 月到中天",
  ),
  labour: split("晒 搬 扛 数 理 收 点 捆 挑 抬 码 运 拣 裹 叠 卸"),
  load: split(
    "竹席 药渣 皮绳 苇帘 稻谷 芋头 麻袋 船板 竹帘 蜡烛 酱缸 鱼干 箩筐 灯芯 瓷碗 布匹 石灰 蓑衣 糯米 茶饼",
  ),
  air: split(
    "神色黯然 面有喜色 默然良久 冷汗涔涔 手足无措 苦笑连连 怔怔出神 气得发抖 双目含泪 坐立不安 拂袖而起 面沉似水 嘿嘿两声 垂首不答 仰天长叹 若有所思 装聋作哑 闭目养神",
  ),
  noise: split("梆子响 蝉鸣 橹声 马嘶 更鼓 檐滴 蛙叫 鞭炮 二胡 咳嗽 捣衣声 瓦片响 雁叫 号子 木鱼 猪叫"),
  gossip: split(
    "官府要查税 东山闹了狐仙 有船在下游沉了 新来的税吏好酒 今冬要冷得早 有人挖出古钱 米价翻了一番 庙里丢了香炉 河上要架浮桥 城里办起新学 戏班子散了伙 外乡人买了山地 老榆树遭了雷 桑叶生了虫 有人中了彩头 盐船搁了浅",
  ),
  proverb: split(
    "天有不测风云 塞翁失马 得饶人处且饶人 多行不义必自毙 三人成虎 饱汉不知饿汉饥 千里之堤毁于蚁穴 覆水难收 善恶到头终有报 冰冻三尺 一山不容二虎 强扭的瓜不甜 病从口入 害人之心不可有",
  ),
  food: split(
    "两盏浊酒 一钵豆腐 半只烧鸡 一笼馒头 三枚鸡蛋 一碗凉茶 数片腊肉 几颗青梅 一捧瓜子 一盆热汤 半块月饼 一串糖球",
  ),
  beast: split("老猫 瘦犬 骡子 白鹤 乌鸦 山羊 斑鸠 大鹅 蜻蜓 蝙蝠 牛犊 野兔"),
  corner: split(
    "回廊里 花架下 井台边 石阶上 影壁后 炉火旁 竹帘后 马槽边 阁楼上 青石旁 纱窗下 篱笆外 账台前 灯影里",
  ),
  home: split("江南 塞外 岭上 湖边 京里 关中 海岛 古道旁 瓷都 药乡 林场 盐田"),
  quirk: split(
    "见酒便走不动路 写得一手好字 算命从来不准 嗓门大过铜锣 脚程快过驿马 生平不吃葱蒜 下棋总要悔子 爱替人说媒 夜里怕黑 逢人便讲古 左手比右手灵 攒钱攒得出名 养着一屋子鸟 走到哪里都带伞 闻香便知年份 打喷嚏震天响 逢酒必醉 过河必焚香 从不肯坐上首 梦里也算账 爱穿旧衣 认得百样草药 三句话不离天气 养了一只跛脚鹤 唱曲儿没有调 只用左手举杯 赌咒发誓如家常便饭 最怕见官 腰间总挂一把空锁 说书比先生还强 见月圆便失眠 一把扇子摇四季",
  ),
  site: split(
    "闹市尽处 荒坡之侧 两水相交的地方 旧驿道旁 老塔对面 竹海深处 石坊左近 堤坝下方 山门之外 菜畦之间 大榕树后 盐仓隔壁",
  ),
  look: split(
    "青砖灰瓦 门庭冷清 终日人来人往 夜里还亮着灯 半边塌了又修 挂着褪色的酒旗 石狮子缺了耳朵 常有野猫出没 墙上题满歪诗 地砖磨得溜光 后墙贴着告示 屋脊长满瓦松",
  ),
};

export const scenes: Scenes = {
  words,
  titles: ["{A}到{P}", "{t}记", "{P}夜话", "{B}与{t}", "{season}，{P}", "{A}那{N}日"],
  causes: [
    "追究起来，{G}，这才生出此番风波。",
    "诸位须知，{G}在先，方有此事在后。",
    "此事不怪旁人，只怪{G}。",
    "{W}说得明白：“既然{G}，便怨不得今日。”",
    "只因{G}，{a}才横下一条心。",
    "种下这颗苦果的，便是{G}那一回。",
  ],
  retellings: [
    "{moment}，{W}同几个老街坊在{P}闲坐，讲出一段隐情：{G}，于是才有{E}。",
    "众人只知{E}，{W}却在{P}摇头道：“{G}，你们哪里晓得！”",
    "{W}饮了{food}，在{P}吐露实情：{G}；若非如此，断不会{E}。",
    "“要问{E}的缘故？”{W}在{P}{labour}着{load}，慢慢说道，“{G}，便是缘故。”",
  ],
  before: [
    "{season}，{P}的{corner}只有{W}在{labour}{load}。",
    "{moment}，{W}挑着{load}打{P}经过，耳边尽是{noise}。",
    "{W}{labour}完{load}，捧着{food}坐到{P}{corner}，{air}。",
    "话说{moment}，{season}，{P}一带只闻{noise}。",
    "{P}{corner}蹲着一只{beast}，{W}喂了它{food}，{air}。",
  ],
  after: [
    "{W}恰在{corner}{labour}{load}，听罢{air}。",
    "{A}{air}，{B}呢，{air}，半晌只闻{noise}。",
    "{W}{air}，道声“{proverb}”，把{load}往{corner}一搁。",
    "{moment}，{B}在{corner}独对{food}，{air}。",
    "这话传进{V}耳中，{v}正{labour}着{load}，不由得{air}。",
    "{A}走后，{corner}的{beast}叫了起来，{B}{air}。",
    "有人劝{A}“{proverb}”，{a}{air}，自去{labour}{load}。",
  ],
  fillers: {
    weather: [
      "{season}，{moment}，{P}的{beast}也懒得动弹。",
      "{W}倚在{P}{corner}，{air}，念叨这{season}的时节该{labour}{load}了。",
      "{V}冒着天气给{W}送来{food}，二人在{corner}听了半日{noise}。",
      "一时{season}，{W}收起{load}，{V}关了{P}的门，只剩{noise}。",
      "{W}记得那年也是{season}，{V}在{P}{labour}{load}，{air}。",
    ],
    work: [
      "{W}与{V}搭伙{labour}{load}，{moment}还在{P}{corner}忙碌。",
      "{load}{labour}到一半，{W}{air}，向{V}讨了{food}。",
      "{V}笑{W}{labour}的{load}不像样，{w}{air}，回了一句“{proverb}”。",
      "{P}{corner}堆满{load}，{W}{labour}得腰酸，{moment}方歇。",
      "{moment}，{beast}踩翻{load}，{V}{air}，{W}只好从头{labour}起。",
    ],
    talk: [
      "{W}从{P}带回一个消息，说{gossip}，{V}听了{air}。",
      "{moment}，{W}神神秘秘告诉{V}，说是{gossip}，手里还{labour}着{load}。",
      "{V}把{food}推过去，打听{gossip}可是真的，{W}{air}。",
      "为着{gossip}，{W}同{V}在{P}{corner}争了半日，末了都{air}。",
      "{W}只道“{proverb}”，便到{corner}{labour}{load}去了，留下{V}{air}。",
    ],
  },
  portraits: [
    "此人姓名{full}，{home}人氏，做{trade}营生，相识的唤{short}，敬重的称{title}，诨号{nick}，{quirk}。",
    "说起{nick}，便是{home}来的{full}，人称{short}，又叫{title}，{w}{quirk}。",
    "{trade}行里有位{full}，{quirk}，老友叫{w}{short}，主顾叫{w}{title}，孩童编了个诨号叫{nick}。",
  ],
  openings: [
    "{site}便是{name}，俗唤{alias}，{look}。",
    "{alias}者，{name}也，坐落{site}，{look}。",
    "若问{name}，须往{site}去寻，本地只说{alias}，{look}。",
  ],
};
