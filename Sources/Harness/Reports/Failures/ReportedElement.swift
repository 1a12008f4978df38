/// An element in a report of EarlGrey's.
struct ReportedElement {
  let className: String
  /// The identifier, label, value and text, where it has them, each with its name.
  let names: [(key: String, value: String)]
  /// Why it may not be what a statement looks for, as `hidden`.
  private let remarks: [String]

  /// Reads an element as `<UIButton:0x7; isAccessible=Y; AX.label='Next'; ...; alpha=1>`; `nil` if the line
  /// is none.
  init?(_ line: Substring) {
    guard line.hasPrefix("<"), line.hasSuffix(">"), let end = line.firstRange(of: ":0x")?.lowerBound else {
      return nil
    }
    className = String(line[line.index(after: line.startIndex)..<end])
    guard !className.contains(" ") else { return nil }
    names = ["AX.id", "AX.label", "AX.value", "text"].compactMap { key in
      Self.value(of: key, in: line).map { (key, $0) }
    }
    // Labels and images take no touches unless they are told to.
    let isInert = ["UILabel", "UIImageView"].contains(className)
    remarks = line.dropLast().split(separator: "; ").compactMap(Self.remark).filter {
      !isInert || $0 != "User Interaction Disabled"
    }
  }

  /// What a part of the line says against the element; `nil` where it says nothing against it.
  private static func remark(_ part: Substring) -> String? {
    switch part {
    case "isAccessible=N", "hidden", "disabled", "User Interaction Disabled": String(part)
    case "alpha=1": nil
    case _ where part.hasPrefix("alpha="): String(part)
    // The frame is another one on each device, and this is the same.
    case _ where part.hasSuffix("||Blank View|| "): "without size"
    default: nil
    }
  }

  /// The value that ends at an apostrophe before the next part; it may have apostrophes itself.
  private static func value(of key: String, in line: Substring) -> String? {
    guard let start = line.firstRange(of: "; \(key)='")?.upperBound else { return nil }
    let rest = line[start...]
    let end = rest.firstRange(of: "'; ") ?? rest.firstRange(of: "'>")
    return end.map { String(rest[..<$0.lowerBound]) }
  }

  /// What the element is known by, and what may keep it from being found.
  ///
  /// Its frame is left out: it is another one on each device.
  var text: String {
    let label = names.first { $0.key == "AX.label" }?.value
    let shown = names.filter { !$0.value.isEmpty && ($0.key != "text" || $0.value != label) }
    let values = shown.map { "\($0.key)='\($0.value.prefix(Self.shownLength))'" }
    return "<" + ([className] + values + remarks).joined(separator: "; ") + ">"
  }

  private static let shownLength = 80
}
