import TextFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Appends a string in double quotes, as ``Swift/String/quoted`` writes it.
  func append(quoted string: String) {
    append(string, orEscaped: \.quoted)
  }

  /// Appends a JSON string, as ``Swift/String/jsonQuoted`` writes it.
  func append(jsonQuoted string: String) {
    append(string, orEscaped: \.jsonQuoted)
  }

  /// Appends a string in double quotes where all of it is plain, else as `escaped` has it.
  private func append(_ string: String, orEscaped escaped: (String) -> String) {
    let start = count
    append(UInt8(ascii: "\""))
    append(string)
    // The span ends at this zero, or before it.
    append(0)
    let isPlain = withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      return strspn(text + start + 1, plainCharacters) == bytes.count - start - 2
    }
    if isPlain {
      truncate(to: count - 1)
      append(UInt8(ascii: "\""))
    } else {
      truncate(to: start)
      append(escaped(string))
    }
  }
}

/// The printable characters of ASCII that stand for themselves in quotes.
private let plainCharacters =
  " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
