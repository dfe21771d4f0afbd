import { expect, test } from "vitest";
import { readLink } from "./links";

const MATCH = "abcdefghijklmnopqrst-_";

test("a link contains the match and its token, which may have dots", () => {
  expect(readLink(`${MATCH}.to.ken`)).toEqual({ match: MATCH, token: "to.ken", at: null });
});

test("a link to watch may contain a decision", () => {
  expect(readLink(`${MATCH}.to.ken~17`)).toEqual({ match: MATCH, token: "to.ken", at: 17 });
});

test.each(["", MATCH, `${MATCH}.`, `short.token`, `${MATCH}.token~`, `${MATCH}.~3`])(
  "%j is incomplete",
  (hash) => {
    expect(readLink(hash)).toBeNull();
  },
);
