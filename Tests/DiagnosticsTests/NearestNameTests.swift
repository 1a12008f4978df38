import Diagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("devcie", ["device", "locale"], "device"),
    ("DEVICE", ["device"], "device"),
    ("grey_acessibilityID", ["grey_accessibilityLabel", "grey_accessibilityID"], "grey_accessibilityID"),
    ("ab", ["ac", "ad"], "ac"),
    ("zebra", ["device"], nil),
    ("x", [], nil),
    ("", ["a"], "a"),
  ])
  func `the name that is spelt most like it is found`(name: String, known: [String], nearest: String?) {
    #expect(nearestName(to: name, in: known) == nearest)
  }
}
