import Expectations
import GoldenFiles
import Review
import Testing

@Suite struct AlikeGroupsTests {
  private func groups(_ members: String...) -> AlikeGroups<Character, String> {
    var groups = AlikeGroups<Character, String>()
    for member in members { groups.add(member, meaning: member.last ?? " ") }
    return groups
  }

  @Test func `What means the same is together, and for a reader the largest group comes first`() {
    let alike = groups("bx", "ay", "ax", "cz")
    expectEqual(alike.all.map(\.meaning), ["x", "y", "z"])
    expectEqual(alike.all.map(\.members), [["bx", "ax"], ["ay"], ["cz"]])
    expectEqual(alike.count(of: "x"), 2)
    expectEqual(alike.count(of: "w"), 0)

    let sorted = groups("cz", "by", "bx", "ax", "dw").largestFirst { GoldenPath($0) }
    expectEqual(sorted.map(\.members), [["ax", "bx"], ["by"], ["cz"], ["dw"]])
  }
}
