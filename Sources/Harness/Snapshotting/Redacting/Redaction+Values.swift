extension Redaction {
  /// Replaces UUIDs, in letters of either case, by `<uuid 1>`.
  public static var uuids: Redaction {
    Redaction(name: "uuid", spelling: ".uuids") { { $0.words { $0.takeUUID() } } }
  }

  /// Replaces dates, with their time of day where they have one, by `<date 1>`.
  ///
  /// - ISO 8601: `2026-11-21`, `2026-11-21T12:48:23.5Z`, `20261121T124823+0100`; also with blanks around the time, as
  ///   `Date` describes itself: `2026-11-21 12:48:23 +0000`.
  /// - RFC 5322 and HTTP: `Sat, 21 Nov 2026 12:48:23 GMT`, `21 Nov 2026 12:48 +0100`, `21 Nov 2026`.
  public static var dates: Redaction {
    Redaction(name: "date", spelling: ".dates") { { $0.words { $0.takeDate() } } }
  }

  /// Replaces addresses in memory, which are `0x` and 8 to 16 hexadecimal digits, by `<address 1>`.
  public static var addresses: Redaction {
    Redaction(name: "address", spelling: ".addresses") { { $0.words { $0.takeAddress() } } }
  }
}

extension ByteCursor {
  fileprivate mutating func takeUUID() -> Bool {
    for count in [8, 4, 4, 4] {
      guard take(count, where: \.isHexadecimal), take("-") else { return false }
    }
    return take(12, where: \.isHexadecimal)
  }

  fileprivate mutating func takeAddress() -> Bool {
    guard take("0x") else { return false }
    let start = place
    while take(1, where: \.isHexadecimal) {}
    return (8...16).contains(place - start)
  }
}
