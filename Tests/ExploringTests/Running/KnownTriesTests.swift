import Expectations
import TestSupport
import Testing

@testable import Exploring

@Suite struct KnownTriesTests {
  @Test func `Each number is known from its round on, whatever was read before`() throws {
    let folder = try TemporaryFolder()
    var known = KnownTries(path: "\(folder.root)/tries")
    var rounds = [known]
    for keys in [[3, 1, .max], [], [7], [2, 0]] as [Set<UInt64>] {
      try known.append(keys)
      rounds.append(known)
    }
    let expected: [Set<UInt64>] = [
      [], [1, 3, .max], [1, 3, .max], [1, 3, 7, .max], [0, 1, 2, 3, 7, .max],
    ]
    var reader = KnownTriesReader()
    expectEqual(rounds.map { reader.keys(of: $0) }, expected)
    expectEqual(rounds.reversed().map { reader.keys(of: $0) }, expected.reversed())
    expectEqual(
      rounds.map { round in
        var reader = KnownTriesReader()
        return reader.keys(of: round)
      }, expected)
  }

  @Test func `A missing file is not a fault`() {
    var reader = KnownTriesReader()
    expectEqual(reader.keys(of: KnownTries(path: "/missing", count: 4)), [])
    expectEqual(reader.keys(of: KnownTries()), [])
  }
}
