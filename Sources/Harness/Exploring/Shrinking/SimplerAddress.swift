/// The beginnings of a link's address, the shortest first.
///
///     SimplerAddress.all(of: "app://open/0?id=1")  // ["app:", "app://open", "app://open/0"]
enum SimplerAddress {
  /// Returns the beginnings that are addresses themselves.
  static func all(of address: String) -> [String] {
    guard let colon = address.firstIndex(of: ":") else { return [] }
    let rest = address[address.index(after: colon)...]
    let ends = rest.indices.filter {
      "/?&".contains(address[$0]) && !"/:".contains(address[..<$0].last ?? ":")
    }
    return ([rest.startIndex] + ends).filter { $0 < address.endIndex }.map { String(address[..<$0]) }
  }
}
