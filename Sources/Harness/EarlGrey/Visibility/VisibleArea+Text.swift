import HeadlessUIKit

extension VisibleArea {
  /// What can be seen and what takes the rest away, as a block of a report.
  var explanation: String {
    let hierarchy = ViewHierarchy()
    let lines = losses.map { "  \(share($0.area)) \($0.cause.text(line: hierarchy.line))" }
    return (["Visibility: \(share(share * wholeArea)) of the element can be seen."] + lines).joined(
      separator: "\n")
  }

  private func share(_ area: CGFloat) -> String {
    guard wholeArea > 0 else { return "nothing" }
    return "\((Double(area / wholeArea) * 10000).rounded() / 100) %"
  }
}

extension VisibleArea.Cause {
  fileprivate func text(line: (GREYElement) -> String) -> String {
    switch self {
    case .noWindow: "is in no window."
    case .hidden(let view): "is hidden by \(line(view))"
    case .transparent(let view): "is transparent, as its opacity is below 0.01: \(line(view))"
    case .screen: "lies outside of the screen."
    case .clipped(let view): "is cut off by \(line(view))"
    case .covered(let view): "is covered by \(line(view))"
    }
  }
}
