// Pickers, and what a list shows while it is edited.
extension WireframeBox {
  /// The band of a picker, the neighbors of a column's selected row, or the pill of a date.
  var wheel: String {
    switch look {
    case .picker: return band
    case .pickerColumn: return neighbors
    default: break
    }
    switch node.word("style") {
    case "wheels": return band
    case "inline": return frame.svgRect(fill: colors.control, radius: 10)
    default: return frame.svgRect(fill: colors.control, radius: min(6, frame.height / 2))
    }
  }

  private var band: String {
    let height = min(34, frame.height)
    return RenderFrame(x: 9, y: (frame.height - height) / 2, width: max(0, frame.width - 18), height: height)
      .svgRect(fill: colors.control, radius: 8)
  }

  /// Bars for the rows near the selected one, whose titles no tree has, fainter the farther they are.
  private var neighbors: String {
    guard let row = node.number("row"), let rows = node.number("rows") else { return "" }
    return [-2.0, -1, 1, 2].map { distance in
      let y = frame.height / 2 + distance * 34 * (1 - abs(distance) * 0.06)
      guard row + distance >= 0, row + distance < rows, y > 6, y < frame.height - 6 else { return "" }
      let width = frame.width * 0.4 / abs(distance).squareRoot()
      return RenderFrame(x: (frame.width - width) / 2, y: y - 5, width: width, height: 10)
        .svgRect(fill: colors.control, radius: 5)
    }.joined()
  }

  /// The red sign that removes a row, the circle that selects it, or the handle that moves it.
  var editing: String {
    let (x, y) = ((frame.width / 2).decimalText, (frame.height / 2).decimalText)
    guard look == .deleteControl else {
      let lines = [-4.0, 0, 4].map { "M-10 \($0.decimalText)H10" }.joined()
      return """
        <path transform="translate(\(x) \(y))" d="\(lines)" stroke="\(colors.faintestInk)" stroke-width="1.5"/>
        """
    }
    if node.word("label") != nil {
      let sign = has("selected") ? "M0 -6V6" : "M-6 0H6"
      return circle(at: 0.5, 0.5, radius: 11, fill: colors.color("systemRed") ?? "#ff3b30")
        + "<path transform=\"translate(\(x) \(y))\" d=\"\(sign)\" stroke=\"#ffffff\" stroke-width=\"2\"/>"
    }
    guard has("selected") else {
      return """
        <circle cx="\(x)" cy="\(y)" r="11" fill="none" stroke="\(colors.faintestInk)" stroke-width="1.5"/>
        """
    }
    return circle(at: 0.5, 0.5, radius: 11, fill: tint)
      + """
      <path transform="translate(\(x) \(y))" d="M-5 0L-1.5 4L5 -4" fill="none" stroke="#ffffff" stroke-width="2"/>
      """
  }

  /// The accessory at the trailing end of a row.
  var accessory: String {
    guard let name = node.word("accessory"), look == .row || setting.row != nil else { return "" }
    let end = 16.0
    switch name {
    case "checkmark": return mark("checkmark", end: end, side: 17, tint)
    case "disclosureIndicator": return mark("chevron.forward", end: end - 3, side: 14, colors.faintestInk)
    case "detailButton": return mark("info.circle", end: end, side: 22, tint)
    case "detailDisclosureButton":
      return mark("chevron.forward", end: end - 3, side: 14, colors.faintestInk)
        + mark("info.circle", end: end + 19, side: 22, tint)
    default: return ""
    }
  }

  private func mark(_ symbol: String, end: Double, side: Double, _ color: String) -> String {
    let turned = isTurned && symbol == "chevron.forward" ? "chevron.backward" : symbol
    guard let paths = SymbolDrawing.paths(named: turned) else { return "" }
    let box = RenderFrame(
      x: isTurned ? end : frame.width - end - side, y: (frame.height - side) / 2, width: side, height: side)
    return NamedImage.symbol(paths, in: box, tint: color)
  }
}
