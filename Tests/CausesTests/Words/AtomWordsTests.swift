import Expectations
import Storyboards
import Testing

@testable import Causes

@Suite struct AtomWordsTests {
  @Test func `sides of a change that look equal are spelled out`() throws {
    let tree = { (text: String) in "UIView\n  UILabel #title \"\(text)\"" }
    let scenario = try Scenes.atoms([tree("caf\u{E9}")], [tree("cafe\u{301}")], of: Scenes.name("a"))
    expectEqual(scenario.atoms.map(\.change), [#""caf\u{E9}" -> "cafe\u{301}""#])
  }
}
