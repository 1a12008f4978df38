extension Redaction {
  /// Replaces a path by its name in angle brackets: `/tmp/x/list.txt` becomes `<temporary folder>/list.txt`.
  ///
  /// Only whole components match, so `/tmp/x` is not found in `/tmp/xy` or in `/var/tmp/x`.
  public static func path(_ path: String, named name: String) -> Redaction {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return Redaction(name: name, spelling: ".path(\"\(path)\", named: \"\(name)\")", isNumbered: false) {
      let bytes = Array(path.utf8)
      return { line in
        line.ranges(of: bytes).filter {
          !line.isInName(before: $0.lowerBound) && !line.isInName(from: $0.upperBound)
        }
      }
    }
  }

  /// Replaces all matches of a regular expression, which is to be written in place.
  ///
  ///     .matches(of: #/order-[0-9]+/#, named: "order")
  public static func matches<Output: SendableMetatype>(
    of regex: @autoclosure @escaping @Sendable () -> Regex<Output>, named name: String
  ) -> Redaction {
    Redaction(name: name, spelling: ".matches(of: ..., named: \"\(name)\")") {
      let regex = regex()
      return finder { $0.ranges(of: regex) }
    }
  }

  /// Replaces what a closure finds in a line.
  ///
  ///     .matches(named: "order") { line in line.ranges(of: orderNumber) }
  ///
  /// - Parameter find: gives ranges of the line; those that are empty are passed over.
  public static func matches(
    named name: String, find: @escaping @Sendable (_ line: String) -> [Range<String.Index>]
  ) -> Redaction {
    Redaction(name: name, spelling: ".matches(named: \"\(name)\")") { finder(find) }
  }

  /// A line that is not valid UTF-8 has no match.
  private static func finder(_ find: @escaping (String) -> [Range<String.Index>]) -> Finder {
    { bytes in
      guard let line = String(validating: bytes, as: UTF8.self) else { return [] }
      let offset = { line.utf8.distance(from: line.startIndex, to: $0) }
      return find(line).map { offset($0.lowerBound)..<offset($0.upperBound) }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the name of a file goes on from a place.
  fileprivate func isInName(from place: Int) -> Bool {
    guard place < count else { return false }
    let byte = self[place]
    let isDot = byte == UInt8(ascii: ".")
    return isDot ? isWord(at: place + 1) : isInName(byte)
  }

  fileprivate func isInName(before place: Int) -> Bool {
    place > 0 && (isInName(self[place - 1]) || self[place - 1] == UInt8(ascii: "."))
  }

  private func isInName(_ byte: UInt8) -> Bool {
    byte.isWord || byte >= 0x80 || byte == UInt8(ascii: "-")
  }
}
