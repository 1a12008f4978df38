import Foundation

/// The size of a picture's file: PNG, GIF, JPEG, HEIC and WebP in pixels, PDF and SVG in points.
///
///     PictureExtent.size(Data(#"<svg viewBox="0 0 24 16"/>"#.utf8))  // 24 by 16
package enum PictureExtent {
  /// Returns the size; `nil` for other files, and for PDF files whose pages are compressed.
  package static func size(_ data: Data) -> CGSize? {
    if let header = PictureHeader(data) { return CGSize(width: header.width, height: header.height) }
    let bytes = [UInt8](data)
    let size =
      bytes.starts(with: "%PDF".utf8) ? PDFHeader.size(bytes) : SVGHeader.size(bytes)
    return size.flatMap { $0.width > 0 && $0.height > 0 && $0.width < 1e6 && $0.height < 1e6 ? $0 : nil }
  }
}

/// The first page's media box, as in ISO 32000-1, 14.11.2.
enum PDFHeader {
  private static let key = Array("/MediaBox".utf8)

  static func size(_ bytes: [UInt8]) -> CGSize? {
    guard let start = bytes.firstRange(of: key)?.upperBound else { return nil }
    // Four numbers in brackets; anything longer is not a box.
    let text = bytes[start...].prefix(200)
    guard let open = text.firstIndex(of: UInt8(ascii: "[")),
      let close = text.firstIndex(of: UInt8(ascii: "]")), open < close
    else { return nil }
    let words = text[(open + 1)..<close].split { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    let numbers = words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4, words.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}

/// The size of an SVG picture: its width and height, or those of its view box.
enum SVGHeader {
  static func size(_ bytes: [UInt8]) -> CGSize? {
    guard let start = bytes.firstRange(of: Array("<svg".utf8))?.upperBound else { return nil }
    let values = attributes(of: bytes[start...])
    let box = (values["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isNewline }.compactMap {
      Double($0)
    }
    let (boxWidth, boxHeight) = box.count == 4 ? (box[2], box[3]) : (nil, nil)
    let (width, height) = (values["width"].flatMap(length), values["height"].flatMap(length))
    switch (width, height, boxWidth, boxHeight) {
    case (let width?, let height?, _, _): return CGSize(width: width, height: height)
    case (nil, nil, let width?, let height?): return CGSize(width: width, height: height)
    // The other side follows from the proportions of the view box.
    case (let width?, nil, let across?, let down?) where across > 0:
      return CGSize(width: width, height: width * down / across)
    case (nil, let height?, let across?, let down?) where down > 0:
      return CGSize(width: height * across / down, height: height)
    default: return nil
    }
  }

  /// Returns the attributes of an element up to its end.
  private static func attributes(of bytes: ArraySlice<UInt8>) -> [String: String] {
    var (values, rest) = ([String: String](), bytes)
    while let equals = rest.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") }),
      rest[equals] == UInt8(ascii: "=")
    {
      let name = rest[..<equals].split { $0 <= 0x20 }.last ?? []
      let value = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      values[String(decoding: name, as: UTF8.self)] = String(
        decoding: value[(value.startIndex + 1)..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
    }
    return values
  }

  /// Reads a length in pixels or points, which are the same for a picture; `nil` for another unit.
  private static func length(_ text: String) -> Double? {
    let text = text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    return Double(text)
  }
}

/// The size of a HEIC picture: that of the largest image in the file, of which the others are parts.
///
/// The format is boxes in boxes, as in ISO 14496-12; the sizes are in boxes `ispe`, as in ISO 23008-12.
enum HEICHeader {
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    guard let meta = boxes(in: bytes[...]).first(where: { $0.name == "meta" }),
      // This box begins with its version.
      let properties = boxes(in: meta.content.dropFirst(4)).first(where: { $0.name == "iprp" }),
      let container = boxes(in: properties.content).first(where: { $0.name == "ipco" })
    else { return nil }
    let sizes = boxes(in: container.content).filter { $0.name == "ispe" && $0.content.count >= 12 }.map {
      box -> (width: Int, height: Int) in
      let start = box.content.startIndex
      return (bytes.bigEndian(at: start + 4, count: 4), bytes.bigEndian(at: start + 8, count: 4))
    }
    return sizes.max { Double($0.width) * Double($0.height) < Double($1.width) * Double($1.height) }
  }

  /// Returns the boxes in a range: each is its length in four bytes, its name in four, and its content.
  private static func boxes(in bytes: ArraySlice<UInt8>) -> [(name: String, content: ArraySlice<UInt8>)] {
    var (boxes, rest) = ([(name: String, content: ArraySlice<UInt8>)](), bytes)
    while rest.count >= 8 {
      let length = Array(rest.prefix(4)).bigEndian(at: 0, count: 4)
      // A length of 0 is the rest; one of 1 is a longer number, which only the pictures' own data have.
      let end = length == 0 ? rest.endIndex : rest.startIndex + length
      guard length == 0 || length >= 8, end <= rest.endIndex else { break }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      boxes.append((name, rest[(rest.startIndex + 8)..<end]))
      rest = rest[end...]
    }
    return boxes
  }
}

/// The size of a WebP picture, in each of its three forms.
enum WebPHeader {
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    func number(_ index: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
    case "VP8L": return (number(21, 4) & 0x3FFF + 1, number(21, 4) >> 14 & 0x3FFF + 1)
    case "VP8X": return (number(24, 3) + 1, number(27, 3) + 1)
    default: return nil
    }
  }
}
