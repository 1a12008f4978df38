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

  /// Returns the sixteen digits of the 64-bit FNV-1a hash. For similar keys, its last digits differ most.
  private static func digits(of key: String) -> String {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
