import Expectations
import FontMetrics
import Foundation
import TestSupport
import Testing

@testable import FontFiles

@Suite struct FontFileTests {
  @Test func `A file gives the metrics that it was written with, in either format of map`() throws {
    expectEqual(try face(SampleFontFile(heavy)), heavy)
    expectEqual(try face(SampleFontFile(heavy, formats: [.groups])), heavy)
    let plane = heavy.inBasicPlane
    expectEqual(plane.characterCount, heavy.characterCount - 3)
    expectEqual(try face(SampleFontFile(heavy, formats: [.segments])), plane)
  }

  @Test func `OpenType, Apple's signature and collections are read, these with all faces`() throws {
    for signature in ["OTTO", "true"] {
      var sample = SampleFontFile(heavy)
      sample.signature = Array(signature.utf8)
      expectEqual(try face(sample), heavy)
    }
    let collection = SampleFontFile.collection(of: [SampleFontFile(heavy), SampleFontFile(regular)])
    expectEqual(try faces(collection), [heavy, regular])
  }

  @Test func `Any face comes back from a file`() {
    forEachRow(SplitMix64.seeds(60)) { seed in
      var random = SplitMix64(seed: seed)
      let any = random.face()
      expectEqual(try face(SampleFontFile(any)), any)
    }
  }

  @Test func `A changed byte is read or refused, with a byte of the file`() {
    forEachRow(SplitMix64.seeds(40)) { seed in
      var random = SplitMix64(seed: seed)
      let original = SampleFontFile(heavy).bytes
      for _ in 0..<50 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let byte = random.oneOf([0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: .min ... .max, using: &random)])
          bytes[Int.random(in: bytes.indices, using: &random)] = byte
        }
        if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
        expectTrue((0...bytes.count).contains(error(bytes)?.offset ?? 0))
      }
    }
  }

  /// A font of Debian's package `fonts-dejavu-core`.
  private static let dejaVu = FileManager.default.contents(
    atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")

  @Test(.enabled(if: dejaVu != nil, "DejaVu Sans is not installed"))
  func `A font that others made has the metrics that other programs read`() throws {
    let bytes = [UInt8](Self.dejaVu ?? Data())
    let face = try #require(try faces(bytes).first)
    expectEqual([face.name, face.family], ["DejaVuSans-Bold", "DejaVu Sans"])
    expectEqual([face.weight, face.unitsPerEm, face.ascent, face.descent], [700, 2048, 1901, -483])
    expectEqual([" ", "A", "é", "Ж"].map { face.advance(of: $0) }, [713, 1585, 1389, 2507])
    #expect(face.characterCount > 5000)
  }
}

extension SplitMix64 {
  fileprivate mutating func face() -> FontFace {
    var advances: [Unicode.Scalar: Int] = [:]
    for _ in 0..<Int.random(in: 0...20, using: &self) {
      let start = UInt32.random(in: 0x20...oneOf([0x100, 0xFFF0, 0x10_FF00]), using: &self)
      for value in start..<start + UInt32.random(in: 1...40, using: &self) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        advances[scalar] = Int.random(in: 0...65535, using: &self)
      }
    }
    return FontFace(
      name: "Any-\(next())", family: "Ány \(next())", weight: Int.random(in: 1...1000, using: &self),
      isItalic: Bool.random(using: &self), unitsPerEm: Int.random(in: 16...16384, using: &self),
      ascent: Int.random(in: 1...32767, using: &self), descent: Int.random(in: -32768...0, using: &self),
      lineGap: Int.random(in: 0...32767, using: &self), capHeight: Int.random(in: 1...32767, using: &self),
      xHeight: Int.random(in: 1...32767, using: &self),
      advances: advances)
  }
}
