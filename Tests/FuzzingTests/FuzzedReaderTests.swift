import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import Fuzzing

@Suite struct FuzzedReaderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let corpus = FuzzCorpus(of: root)

  @Test func `Originals are right, and what is done to them is read or refused as it should be`() {
    // A reader has originals without faults.
    forEachRow(FuzzedReader.allCases) { reader in
      let originals = try Self.corpus.originals(for: reader)
      #expect(originals.count > 1 && originals.contains { !$0.isEmpty }, "\(reader)")
      for original in originals.prefix(Extent.size(30, quick: 6)) {
        expectNil(reader.fault(in: original), "\(String(decoding: original.prefix(300), as: UTF8.self))")
      }
    }
    // Changed originals are read or refused as they should be.
    forEachRow(FuzzedReader.allCases) { reader in
      let inputs = try FuzzInputs(for: reader, seed: 1, of: Self.corpus)
      for number in 0..<Extent.size(150, quick: 30) {
        expectNil(
          reader.fault(in: inputs[number]), "fuzz --reader \(reader.rawValue) --seed 1 --input \(number)"
        )
      }
    }
  }

  @Test func `An input depends on its reader, its number and the seed alone`() throws {
    let inputs = try FuzzInputs(for: .plans, seed: 4, of: Self.corpus)
    let others = try FuzzInputs(for: .plans, seed: 5, of: Self.corpus)
    expectEqual(try FuzzInputs(for: .plans, seed: 4, of: Self.corpus)[17], inputs[17])
    #expect((0..<20).contains { inputs[$0] != others[$0] } && inputs[1] != inputs[2])
  }

  @Test func `A folder without files to change is an error that says what to type`() {
    forEachRow(["Sources", "nowhere"]) { folder in
      let corpus = FuzzCorpus(of: "\(Self.root)/\(folder)")
      let fault = try #require(throws: Diagnostic.self) { try FuzzInputs(for: .plans, seed: 1, of: corpus) }
      expectEqual(fault.problem, "the folder has no files that inputs for 'plans' could be made of")
      expectEqual(fault.file, "\(Self.root)/\(folder)")
      expectEqual(fault.next, .shell("swift run -c release fuzz --package-path FOLDER"))
    }
  }
}
