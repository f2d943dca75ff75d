import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Where a repair puts the files that belong to nothing or cannot be read, so that nothing is lost. */
export interface Quarantine {
  /** Moves a file or folder below the data directory; what is not there is passed over. */
  take(path: string): Promise<void>;
  /** Where everything that was taken stands now. */
  readonly taken: readonly string[];
}

/** A quarantine of its own for each repair, below `quarantine/` of the data directory. */
export function createQuarantine(root: string, at: Date): Quarantine {
  const taken: string[] = [];
  const folder = join(root, "quarantine", at.toISOString().replaceAll(/[-:]|\.\d+/g, ""));
  return {
    taken,
    take: async (path) => {
      if (!existsSync(path)) return;
      const place = freePlace(join(folder, relative(root, path)));
      await mkdir(dirname(place), { recursive: true });
      await rename(path, place);
      taken.push(place);
    },
  };
}

function freePlace(path: string): string {
  for (let number = 1; ; number += 1) {
    const place = number === 1 ? path : `${path}.${number}`;
    if (!existsSync(place)) return place;
  }
}
