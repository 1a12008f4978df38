import UTF8Text

/// The causes' names: the last four hexadecimal digits of a hash of each key, or more if two names would be
/// equal.
///
///     CauseNames(["", "a"]).all  // ["2325", "ec8c"]
struct CauseNames {
  let all: [String]

  init(_ keys: [String]) {
    let hashes = keys.map { Self.digits(of: $0) }
    let shared = (4...16).map { length in
      Dictionary(hashes.map { ($0.suffix(length), 1) }, uniquingKeysWith: +)
    }
    all = hashes.map { hash in
      let length = (4...16).first { shared[$0 - 4][hash.suffix($0)] == 1 }
      return String(hash.suffix(length ?? 16))
    }
  }

  /// Returns the sixteen digits of a hash whose last digits differ most for similar keys.
  private static func digits(of key: String) -> String {
    let digits = String(StableHash(key).unmixed, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
