import Foundation
import UTF8Text

extension SnapshotStrategy where Value: ContiguousBytes & SendableMetatype {
  /// The bytes of `Data`, of `[UInt8]` and the like, in a `.data` file.
  public static var data: SnapshotStrategy { data(fileExtension: "data") }

  /// The bytes of `Data`, of `[UInt8]` and the like.
  ///
  ///     assertSnapshot(of: Data([0x47, 0x49, 0x46]), as: .data(fileExtension: "gif"))
  ///
  /// The golden has exactly these bytes, which need not be text; no line feed is added. A failure reports how
  /// many bytes differ and the first of them, with the rows around it in hexadecimal. To keep git from
  /// converting the line ends in such files, mark them as `binary` in `.gitattributes`.
  ///
  /// - Parameter fileExtension: The extension of the golden's file, without the dot.
  public static func data(fileExtension: String) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: fileExtension, format: SnapshotFormat(content: .bytes)) { value, buffer in
      value.withUnsafeBytes { buffer.append(contentsOf: $0) }
    }
  }
}
