import Foundation

extension UIImage {
  /// Creates a picture from the bytes of a file, with a pixel per point.
  ///
  /// - Parameter data: The bytes of a PNG, GIF, JPEG, HEIC or WebP file, of which only the header is read;
  ///   others give `nil`.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the bytes of a PNG, GIF, JPEG, HEIC or WebP file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The pixels per point; values below 1 count as 1.
  /// - Returns: `nil` for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    let scale = max(scale, 1)
    self.init(
      parts: Parts(
        name: header.title ?? "\(header.format.rawValue) \(data.stableHash)",
        size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale), data: data
      ))
  }

  /// Creates a picture from a file, with a pixel per point.
  ///
  /// - Parameter path: The path of a PNG, GIF, JPEG, HEIC or WebP file; other files, and missing ones, give
  ///   `nil`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the bytes of a PNG file with the picture.
  ///
  /// For a picture that was read, these are the bytes it was read from. Since there are no pixels, any
  /// other picture gives an empty image of its size with its name as title; reading that gives a picture of
  /// the same size and name.
  /// - Returns: `nil` for a picture without content.
  public func pngData() -> Data? {
    if let data = parts.data { return data }
    guard size.width >= 1, size.height >= 1, !name.isEmpty else { return nil }
    return PNGFile(width: Int(size.width), height: Int(size.height), title: name).data
  }

  /// Returns the bytes of ``pngData()``, since there are no pixels to compress.
  ///
  /// - Parameter compressionQuality: Ignored.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

/// The header of an image file.
///
///     PictureHeader(png)?.width  // 24, for a PNG file 24 pixels wide
struct PictureHeader {
  var format: Format
  /// The size in pixels.
  var width: Int
  /// The size in pixels.
  var height: Int
  /// The title that a PNG file may have.
  var title: String?

  enum Format: String {
    case png, gif, jpeg, heic, webp
  }

  /// Reads the header of a PNG, GIF, JPEG, HEIC or WebP file; `nil` for any other bytes.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if bytes.starts(with: PNGFile.signature), bytes.count >= 24 {
      let title = PNGFile.title(in: bytes)
      self.init(.png, bytes.bigEndian(at: 16, count: 4), bytes.bigEndian(at: 20, count: 4), title: title)
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      self.init(.gif, Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if let size = Self.jpegSize(bytes) {
      self.init(.jpeg, size.width, size.height)
    } else if let size = HEICHeader.size(bytes) {
      self.init(.heic, size.width, size.height)
    } else if let size = WebPHeader.size(bytes) {
      self.init(.webp, size.width, size.height)
    } else {
      return nil
    }
  }

  private init?(_ format: Format, _ width: Int, _ height: Int, title: String? = nil) {
    guard width > 0, height > 0 else { return nil }
    (self.format, self.width, self.height, self.title) = (format, width, height, title)
  }

  /// The size in the frame header of a JPEG file.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Frame headers are C0 to CF, except the tables among them.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (bytes.bigEndian(at: index + 7, count: 2), bytes.bigEndian(at: index + 5, count: 2))
      }
      index += 2 + bytes.bigEndian(at: index + 2, count: 2)
    }
    return nil
  }
}

/// A PNG file of an empty picture.
struct PNGFile {
  var width: Int
  var height: Int
  var title: String

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let titleKey = Array("Title\0".utf8)

  /// The bytes of the file, with one bit per pixel.
  var data: Data {
    // Bit depth 1, gray, the only methods of compression and filtering, and no interlacing.
    let header: [UInt8] =
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [1, 0, 0, 0, 0]
    let pixels = [UInt8](repeating: 0, count: (1 + (width + 7) / 8) * height)
    return Data(
      Self.signature + chunk("IHDR", header)
        + chunk("iTXt", Self.titleKey + [0, 0, 0, 0] + Array(title.utf8))
        + chunk("IDAT", stored(pixels)) + chunk("IEND", []))
  }

  /// Returns the title in the first chunk after the header of such a file; `nil` if there is no title.
  static func title(in bytes: [UInt8]) -> String? {
    let start = 33
    guard bytes.count >= start + 8, bytes[start + 4..<start + 8].elementsEqual("iTXt".utf8) else {
      return nil
    }
    let end = start + 8 + bytes.bigEndian(at: start, count: 4)
    let key = titleKey + [0, 0, 0, 0]
    guard end <= bytes.count, bytes[(start + 8)..<end].starts(with: key) else { return nil }
    return String(decoding: bytes[(start + 8 + key.count)..<end], as: UTF8.self)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return UInt32(content.count).bigEndianBytes + body + Self.checksum(body).bigEndianBytes
  }

  /// Returns the bytes in zlib's format, without compression.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
      let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
      let length = UInt16(block.count)
      result.append(block.endIndex == bytes.count ? 1 : 0)
      for number in [length, ~length] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      result += block
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return result + (b << 16 | a).bigEndianBytes
  }

  /// Returns PNG's checksum, a 32-bit cyclic redundancy check.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let polynomial: UInt32 = sum & 1 == 1 ? 0xEDB8_8320 : 0
        sum = sum >> 1 ^ polynomial
      }
    }
    return ~sum
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}

extension [UInt8] {
  /// Returns a big-endian number of a few bytes; 0 if the bytes end before it does.
  func bigEndian(at index: Int, count: Int) -> Int {
    guard index + count <= self.count else { return 0 }
    return self[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
