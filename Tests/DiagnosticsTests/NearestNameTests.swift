import Diagnostics
import Expectations
import Testing

@Suite struct NearestNameTests {
  @Test func `the name that is spelt most like it is found`() {
    forEachRow([
      ("devcie", ["device", "locale"], "device"),
      ("DEVICE", ["device"], "device"),
      ("grey_acessibilityID", ["grey_accessibilityLabel", "grey_accessibilityID"], "grey_accessibilityID"),
      ("ab", ["ac", "ad"], "ac"),
      ("zebra", ["device"], nil),
      ("x", [], nil),
      ("", ["a"], "a"),
    ]) { (name: String, known: [String], nearest: String?) in
      expectEqual(nearestName(to: name, in: known), nearest)
    }
  }

  @Test func `of many names the five that are spelled most like it are shown, unless it is a whole file`() {
    // Of many names, the five with the most similar spelling are shown, and the number of the others.
    let known = (1...261).map { "Screen \($0)" } + ["Home", "Homes", "Dome"]
    expectEqual(
      oneOf(known, like: "Hmoe"), "one of 264: Home, Homes, Dome, Screen 1, Screen 2 and 259 others")
    expectEqual(oneOf(["a", "b"], like: "c"), "one of: a, b")
    expectEqual(oneOf(["a", "b", "c", "d", "e", "f"], like: "f"), "one of 6: f, a, b, c, d and 1 other")
    // A whole file is not a mistyped name.
    let text = String(repeating: "x", count: 200_000)
    expectNil(nearestName(to: text, in: [text + "y"]))
    expectEqual(oneOf(["1", "2", "3", "4", "5", "6"], like: text), "one of 6: 1, 2, 3, 4, 5 and 1 other")
  }
}
