import Foundation
import UTF8Text

/// A value that is shown whole on one line.
protocol DumpLeaf {
  func writeDump(to buffer: UTF8Buffer)
}

extension DumpLeaf where Self: CustomStringConvertible {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(description) }
}

extension Bool: DumpLeaf {}
extension Int: DumpLeaf {}
extension Int8: DumpLeaf {}
extension Int16: DumpLeaf {}
extension Int32: DumpLeaf {}
extension Int64: DumpLeaf {}
extension Int128: DumpLeaf {}
extension UInt: DumpLeaf {}
extension UInt8: DumpLeaf {}
extension UInt16: DumpLeaf {}
extension UInt32: DumpLeaf {}
extension UInt64: DumpLeaf {}
extension UInt128: DumpLeaf {}
extension Float: DumpLeaf {}
extension Double: DumpLeaf {}
extension Decimal: DumpLeaf {}
extension UUID: DumpLeaf {}

extension String: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(quoted: self) }
}

extension Substring: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(quoted: String(self)) }
}

extension Character: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(quoted: String(self)) }
}

extension URL: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) {
    buffer.append(quoted: relativeString)
    guard let baseURL else { return }
    buffer.append(literal: " relative to ")
    buffer.append(quoted: baseURL.absoluteString)
  }
}

extension Data: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(quoted: base64EncodedString()) }
}

extension Date: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(snapshotText ?? timeIntervalSince1970.description) }
}
