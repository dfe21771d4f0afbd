import { describe, expect, it } from "vitest";
import { load } from "../../../build/words/memento";
import en from "../../../build/words/memento.en";
import { Chooser } from "../../board/chooser";
import { LANGUAGES } from "../../words/language";
import { given } from "../samples";
import { paths } from "./paths";
import { POSITIONS } from "./samples";
import { task } from "./task";

const ANY = given(POSITIONS[0]).view;
const view = {
  ...ANY,
  figures: { No: { seat: 0, height: 3 }, Wa: { seat: 0, height: 2 }, Ea: { seat: 0, height: 1 } },
};

/** The task for these legal actions and picks. */
function asked(legal: string[], ...chosen: string[]): string {
  return task(new Chooser(paths(legal), chosen), view, en);
}

describe("the task", () => {
  it.each([
    ["Put your first Single on any point.", ["@Na", "@Nb"]],
    ["Choose two points for your Singles.", ["@Nx+Wb"]],
    ["You can only turn a triangle.", ["N>", "M<"]],
    ["Choose a figure to move.", ["Wa-Wx"]],
    ["Bring in two Singles or move a figure.", ["@Nx+Wb", "Wa-Wx"]],
    ["Move a figure or turn a triangle.", ["N>", "Wa-Wx"]],
    ["Bring in two Singles, move or turn.", ["@Nx+Wb", "N>", "Wa-Wx"]],
  ])("%s", (sentence, legal) => {
    expect(asked(legal)).toBe(sentence);
  });

  it("asks for one point after the other", () => {
    expect(asked(["@Nx+Wb"], "point:Nx")).toBe("Now the second Single.");
    expect(asked(["Ea-Ex"], "point:Ea")).toBe("Where does the Single go?");
    expect(asked(["Wa-Wx", "Wa/Wx+Wb"], "point:Wa")).toBe("Where does the Double go? Or split it.");
    expect(asked(["Wa/Wx+Wb"], "point:Wa")).toBe("How should the Double split?");
    const double = ["point:No", "split:2+1"];
    expect(asked(["No/2Na+Nx"], ...double)).toBe("Where does the Double go?");
    expect(asked(["No/2Na+Nx"], ...double, "point:Na")).toBe("And where does the Single go?");
    const singles = ["point:No", "split:1+1+1", "point:Na", "point:Nx"];
    expect(asked(["No/Na+Nx+Ny"], ...singles)).toBe("And where does the third go?");
  });

  it("is empty if there is nothing to choose", () => {
    expect(asked([])).toBe("");
  });

  it.each(LANGUAGES)("exists at every stage of real games in %s", async (language) => {
    const words = await load(language);
    for (const { view, legal } of POSITIONS.filter((_, k) => k % 5 === 0)) {
      const all = paths(legal);
      for (const { picks } of all.filter((_, k) => k % 9 === 0)) {
        for (let count = 0; count < picks.length; count++) {
          const said = task(new Chooser(all, picks.slice(0, count)), view, words);
          expect(said).toMatch(/[.?]$/);
        }
      }
    }
  });
});
