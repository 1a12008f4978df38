/// Hairlines between rows, actions and items, and below bars.
extension WireframeBox {
  /// The lines that belong to the node.
  var separators: String {
    switch look {
    case .action: return actionLines
    case .menuItem: return line(x: 0, y: 0, width: frame.width)
    case .bar where has("scrolled"):
      let y = kind != .navigationBar ? 0 : frame.height - 0.5
      return line(x: 0, y: y, width: frame.width)
    default: break
    }
    guard let inset = setting.row?.separator else { return "" }
    let width = max(0, frame.width - inset)
    return line(x: isTurned ? 0 : inset, y: frame.height - 0.5, width: width)
  }

  /// The line above an action, and the one between it and the action before it in the same row.
  private var actionLines: String {
    let beside = RenderFrame(x: 0, y: 0, width: 0.5, height: frame.height).svgRect(fill: colors.separator)
    return line(x: 0, y: 0, width: frame.width) + (setting.isBesideAnother ? beside : "")
  }

  private func line(x: Double, y: Double, width: Double) -> String {
    RenderFrame(x: x, y: y, width: width, height: 0.5).svgRect(fill: colors.separator)
  }
}
