extension WireframeSheet {
  /// Returns HTML whose pictures contain their parts instead of references, which a browser shows sooner.
  ///
  /// - Parameters:
  ///   - html: Pictures of this sheet, with whatever surrounds them.
  ///   - limit: The most bytes of the result.
  /// - Returns: the HTML; `nil` if it would have more bytes than the limit, as a part that is shown often may.
  package func drawn(in html: Substring, limit: Int) -> String? {
    var result = ""
    return draw(html, limit, &result) ? result : nil
  }

  private func draw(_ text: Substring, _ limit: Int, _ result: inout String) -> Bool {
    for (place, piece) in text.split(separator: Self.reference, omittingEmptySubsequences: false).enumerated()
    {
      // What follows the beginning of a reference is `12" x="1.5"/>`, and then other elements.
      guard place > 0, let number = Int(piece.prefix { $0 != "\"" }), parts.indices.contains(number),
        let end = piece.firstRange(of: "/>")
      else {
        result += (place > 0 ? Self.reference : "") + piece
        continue
      }
      let (x, y) = (
        Self.value(" x=\"", piece[..<end.lowerBound]), Self.value(" y=\"", piece[..<end.lowerBound])
      )
      let isMoved = x != nil || y != nil
      if isMoved { result += "<g transform=\"translate(\(x ?? "0") \(y ?? "0"))\">" }
      guard result.utf8.count <= limit, draw(Substring(parts[number]), limit, &result) else { return false }
      result += (isMoved ? "</g>" : "") + piece[end.upperBound...]
    }
    return result.utf8.count <= limit
  }

  private static let reference = "<use href=\"#w"

  private static func value(_ attribute: String, _ element: Substring) -> Substring? {
    element.firstRange(of: attribute).map { element[$0.upperBound...].prefix { $0 != "\"" } }
  }
}
