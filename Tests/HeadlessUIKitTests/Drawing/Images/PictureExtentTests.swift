import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct PictureExtentTests {
  private func size(_ text: String) -> CGSize? { PictureExtent.size(Data(text.utf8)) }

  @Test func `A PDF file has the size of its first page`() {
    expectEqual(size("%PDF-1.7\n<< /MediaBox[0 0 24 24.5]>>"), CGSize(width: 24, height: 24.5))
    expectEqual(size("%PDF-1.7\n<</MediaBox [10 20 34 30] >>"), CGSize(width: 24, height: 10))
    for text in ["%PDF-1.7", "%PDF /MediaBox [0 0 24]", "%PDF /MediaBox [a b c d]", "%PDF /MediaBox ]["] {
      expectNil(size(text), "\(text)")
    }
  }

  @Test func `An SVG file has its width and height, or those of its view box`() {
    forEachRow(
      [
        (#"<svg width="24px" height='12'>"#, 24, 12),
        (#"<?xml?><svg viewBox="0 0 24 12" fill="a"/>"#, 24, 12),
        (#"<svg width="48" viewBox="0,0,24,12">"#, 48, 24),
        (#"<svg height="24pt" viewBox="0 0 24 12">"#, 48, 24),
        (#"<svg width="100%" height="100%" viewBox="0 0 24 12">"#, 24, 12),
      ] as [(String, Double, Double)]
    ) { text, width, height in
      expectEqual(size(text), CGSize(width: width, height: height), "\(text)")
    }
    for text in ["<svg>", #"<svg width="24">"#, #"<svg width="-1" height="2">"#, "<svg a", "text", ""] {
      expectNil(size(text), "\(text)")
    }
  }

  @Test func `A HEIC file has the size of its largest image`() {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }
    func extent(_ width: UInt8, _ height: UInt8) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height])
    }
    let properties = box("iprp", box("ipco", extent(8, 8) + extent(32, 24) + extent(8, 8)))
    let file = box("ftyp", Array("heic0000".utf8)) + box("meta", [0, 0, 0, 0] + properties)
    expectEqual(PictureExtent.size(Data(file)), CGSize(width: 32, height: 24))
    expectNil(PictureExtent.size(Data(file.prefix(40))))
  }

  @Test func `A WebP file has its size in each of its forms`() {
    let forms: [(String, [UInt8])] = [
      ("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 24, 0]),
      // Both sides less one, in 14 bits each.
      ("VP8L", [0, 0, 0, 0, 0x2F, 31, 0xC0, 5, 0, 0, 0, 0, 0, 0]),
      ("VP8X", [0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 23, 0, 0]),
    ]
    for (name, bytes) in forms {
      expectEqual(
        PictureExtent.size(Data(Array("RIFF0000WEBP\(name)".utf8) + bytes)), CGSize(width: 32, height: 24),
        "\(name)")
    }
  }
}
