import Foundation
import Testing

@testable import Fuzzing

@Suite struct FuzzedReaderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let corpus = FuzzCorpus(of: root)

  @Test(arguments: FuzzedReader.allCases)
  func `A reader has originals, of which nothing is wrong`(reader: FuzzedReader) {
    let originals = Self.corpus.originals(for: reader)
    #expect(originals.count > 1 && originals.contains { !$0.isEmpty })
    for original in originals.prefix(30) {
      #expect(reader.fault(in: original) == nil, "\(String(decoding: original.prefix(300), as: UTF8.self))")
    }
  }

  @Test(arguments: FuzzedReader.allCases)
  func `What is done to the originals is read or refused as it should be`(reader: FuzzedReader) {
    let inputs = FuzzInputs(for: reader, seed: 1, of: Self.corpus)
    for number in 0..<150 {
      #expect(
        reader.fault(in: inputs[number]) == nil, "fuzz --reader \(reader.rawValue) --seed 1 --input \(number)"
      )
    }
  }

  @Test func `An input depends on its reader, its number and the seed alone`() {
    let inputs = FuzzInputs(for: .plans, seed: 4, of: Self.corpus)
    let others = FuzzInputs(for: .plans, seed: 5, of: Self.corpus)
    #expect(FuzzInputs(for: .plans, seed: 4, of: Self.corpus)[17] == inputs[17])
    #expect((0..<20).contains { inputs[$0] != others[$0] } && inputs[1] != inputs[2])
  }
}
