import type { Scenes } from "./voice.ts";

const split = (text: string): readonly string[] => text.split(" ");

const words = {
  sky: split(
    "天色阴沉 湿气很大 细雨不停 风里带沙 雾还没散 雪刚停住 云压得低 河水涨得很高 霜气很重 暖风吹个不停 闷得没有一丝风 雷声在远处滚 冷得伸不出手 天空灰白一片 雨后地面发亮 北风一阵紧似一阵",
  ),
  hour: split(
    "清早 天刚亮 早饭后 半晌 晌午 午后 太阳偏西 傍晚 掌灯时分 入夜 二更天 半夜 鸡叫头遍 散工以后 开门之前 打烊前",
  ),
  verb: split("清点 搬运 晾晒 捆扎 翻检 挑拣 堆放 照看 张罗 收拾 码放 分拣 抬送 包裹 装卸 查看"),
  goods: split(
    "麻绳 干草 瓦罐 木桶 麦种 茶饼 旧帆 油纸 竹筐 盐包 门板 棉线 腌菜 草席 柴捆 铁钉 窗纸 药材 酒坛 豆子",
  ),
  mood: split(
    "脸色发白 一声不吭 连连叹气 搓着双手 低头看鞋 眼睛发直 笑得勉强 手脚发颤 来回踱步 咳个不停 拳头攥得很紧 把帽子揉成一团 嘴唇动了动 额上全是汗 眉头拧着 装作没事 出神地望着墙 半天才缓过气来",
  ),
  sound: split(
    "狗叫 水声 锤声 车轮声 孩子的哭声 敲门声 锯木声 鸟叫 笑骂声 念书声 算珠声 磨刀声 吆喝声 钟声 脚步声 风铃声",
  ),
  smell: split("豆油 湿木头 草药 烟火 鱼腥 新米 桐油 酒糟 泥土 桂花 炒豆子 皮革 松脂 旧纸"),
  rumour: split(
    "今年的租子要涨 上游又要修堤 邻村来了戏班 官道上添了关卡 盐价要落 有人要开新铺 山里发现了矿 学堂要换先生 老井的水变浑了 船队要改道 秋后要招工 桥上要收过路钱 布商亏了本 有只狼下了山 粮行换了东家 河神庙要重修",
  ),
  saying: split(
    "远亲不如近邻 吃一堑长一智 好事不出门 人心隔肚皮 一步错步步错 话到嘴边留半句 雷声大雨点小 日久见人心 墙倒众人推 亲兄弟明算账 船到桥头自然直 无风不起浪 瓜田不纳履 吃人的嘴软",
  ),
  meal: split(
    "一碗稀粥 两个冷馒头 半碟咸菜 一壶热茶 几块红薯 一条蒸鱼 一盘炒豆 半碗米酒 几张烙饼 一锅菜汤 一把花生 一碗凉粉",
  ),
  animal: split("黄狗 灰猫 老驴 一群鸭子 几只麻雀 花母鸡 小羊 两头水牛 白鹅 一窝燕子 瘦马 老鼠"),
  spot: split(
    "门槛上 墙根下 柜台后 台阶旁 水缸边 窗台前 屋檐下 石墩上 磨盘旁 柴堆边 灶台前 树荫里 牌匾下 廊柱旁",
  ),
  origin: split("上游 山里 海边 县城 北边 南边 邻省 河对岸 大道那头 产盐的地方 产茶的山坳 遭了旱的村子"),
  habit: split(
    "说话爱拖长音 走路总低着头 一天要喝五壶茶 见了孩子就给糖 袖口永远卷着 爱在人前打算盘 夜里点灯看书 赶集从不还价 下雨天腿疼 笑起来露出缺牙 记得住每个人的生日 随身带一块磨刀石 唱起小调来没个完 最怕欠人情 睡觉打雷都不醒 喜欢摆弄花草",
  ),
  where: split(
    "镇子东头 镇子西头 河湾里 大路拐角 坡顶上 老城墙外 水塘旁 集市后面 两条沟之间 竹林边上 码头以北 石板街尽头",
  ),
  ground: split(
    "门前铺着碎石 屋后有一口井 墙上爬满青藤 檐下挂着旧匾 院里停着几辆车 墙角堆着陶缸 台阶缺了两级 窗子朝北开 门口立着一根旗杆 地上总有水渍 顶上落着鸽子 四周种着榆树",
  ),
};

export const scenes: Scenes = {
  words,
  titles: ["{P}的{t}", "{A}与{B}", "{hour}，{P}", "{t}的下落", "{P}那几天", "{A}的{N}天"],
  causes: [
    "说到底，是因为{G}。",
    "这都是由于{G}才闹出来的。",
    "要不是{G}，{a}也不会走到这一步。",
    "起因还是先前{G}。",
    "因为{G}，{a}心里早有了主意。",
    "旁人都明白，{G}，所以才有今天。",
    "{W}在一旁嘀咕：“还不是因为{G}！”",
  ],
  retellings: [
    "{hour}，{W}在{P}说起旧事，讲到{E}，叹道：“根子在于{G}。”",
    "有人在{P}问起为什么{E}，{W}想了想，答道：“那是因为{G}。”",
    "{W}在{P}{verb}着{goods}，忽然说了一句：“你们只知道{E}，却不知道先前{G}。”",
    "直到这天，{W}才在{P}把话说明白：{E}，全是{G}惹出来的。",
    "{P}的人聊到{E}，{W}压低声音：“没有{G}这一出，哪来后面的事。”",
  ],
  before: [
    "{hour}的{P}，{sky}，{W}正在{spot}{verb}{goods}。",
    "{sky}，{P}四周飘着{smell}的气味，{W}在{verb}{goods}。",
    "{hour}，{W}路过{P}，远远听见{sound}。",
    "那几天{sky}，{W}忙着{verb}{goods}，没有工夫理会闲事。",
    "{P}{spot}卧着{animal}，{W}端着{meal}，听着{sound}发呆。",
  ],
  after: [
    "{A}{mood}，{B}却{mood}。",
    "{W}在{spot}看见了，{mood}，一句话也没有插。",
    "{B}后来同{W}吃{meal}时提起这事，仍旧{mood}。",
    "{hour}，{A}独自坐在{spot}{verb}{goods}，{mood}。",
    "{W}说了句“{saying}”，转身去{verb}{goods}。",
    "外头传来{sound}，{A}和{B}谁也没有再开口。",
    "消息传到{W}那里时已是{hour}，{w}放下手里的{goods}，{mood}。",
    "{B}走到{spot}，闻着{smell}的气味，{mood}。",
  ],
  fillers: {
    weather: [
      "{hour}起{sky}，{P}的{animal}都躲到了{spot}。",
      "{W}站在{P}{spot}看天，说这样的天气最不宜{verb}{goods}。",
      "到了{hour}，{sky}，{P}只剩下{sound}和{smell}的气味。",
      "{V}怕{goods}受潮，{hour}便赶到{P}，同{W}一起{verb}。",
      "{sky}的日子里，{W}总坐在{spot}，就着{meal}听{sound}。",
      "{V}说起往年{hour}{sky}的光景，{W}听得{mood}。",
    ],
    work: [
      "{W}在{P}{verb}了一天{goods}，到{hour}才吃上{meal}。",
      "{V}教{W}{verb}{goods}，一边教一边念叨“{saying}”。",
      "{P}添了一批{goods}，{W}同{V}从{hour}{verb}到天黑。",
      "{W}嫌{goods}不够好，坐在{spot}重新{verb}，{mood}。",
      "{hour}歇工，{V}摸出{meal}，分给{W}一半。",
      "{animal}撞翻了{W}的{goods}，{V}在{P}{spot}笑弯了腰。",
      "{W}{verb}{goods}的手艺是跟{V}学的，闻着{smell}的气味就知道火候。",
    ],
    talk: [
      "{W}在{P}听人说{rumour}，{hour}就告诉了{V}。",
      "{V}听说{rumour}，放下{goods}，{mood}，只回了一句“{saying}”。",
      "{hour}，{P}{spot}坐着几个人，{W}说{rumour}，{V}只顾喝{meal}。",
      "{V}不爱听这些，拿起{goods}到{spot}{verb}去了，剩下{W}{mood}。",
      "{W}说完{rumour}，外头响起{sound}，{V}便起身去看{animal}。",
      "{W}望着{P}的方向，{mood}，嘴里念着“{saying}”。",
    ],
  },
  portraits: [
    "{full}是从{origin}来的{trade}，街坊叫{short}，客气些称{title}，背地里的绰号是{nick}；{w}{habit}。",
    "{trade}{full}{hour}到的镇上，熟人喊{short}，生人喊{title}，还有个绰号叫{nick}，因为{w}{habit}。",
    "镇上人都认得{full}这个{trade}：老的叫{w}{short}，小的叫{w}{title}，淘气的叫{w}{nick}，都知道{w}{habit}。",
  ],
  openings: [
    "{name}在{where}，{ground}，大家图省事叫它{alias}。",
    "{where}有个{name}，也就是人们嘴里的{alias}，{ground}。",
    "人们说的{alias}，正式的名字是{name}，在{where}，{ground}。",
  ],
};
