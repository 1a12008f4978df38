/// One node of a picture, without its children.
struct WireframeBox {
  let node: RenderNode
  /// The frame, at the origin.
  let frame: RenderFrame
  let setting: WireframeSetting
  /// Whether the outlines of views are in the picture.
  let hasOutlines: Bool
  let kind: NodeKind
  let look: WireframeLook

  init(node: RenderNode, frame: RenderFrame, setting: WireframeSetting, hasOutlines: Bool) {
    (self.node, self.frame, self.setting, self.hasOutlines) = (node, frame, setting, hasOutlines)
    // Found by the name of the type, and asked for again and again.
    kind = node.kind
    look = kind.look
  }

  var colors: WireframeColors { setting.colors }
  var isTurned: Bool { setting.isTurned }
  var isOutlineRow: Bool { setting.isOutlineRow }

  /// The tint color.
  var tint: String { colors.color(setting.tint) ?? colors.tint }

  var isHidden: Bool { node.states.contains("hidden") }

  func has(_ state: String) -> Bool { node.states.contains(state) }

  /// Controls that are disabled are faint; buttons then have another color in the tree.
  var opacity: Double {
    guard has("disabled") else { return 1 }
    switch look {
    case .toggle, .slider, .stepper, .segment, .segments, .field, .searchField, .date, .pickerColumn:
      return 0.5
    default: return 1
    }
  }

  /// Returns the elements of the node.
  func drawing(_ resources: inout WireframeResources) -> String {
    guard !isHidden else { return outline }
    if isOutlineRow { return rowBackground + texts }
    let base = ground(&resources)
    let content =
      path + drawn + control(&resources) + picture + accessory + texts + separators
    // A shape has its outline itself.
    return (base.contains("class=\"o") ? base : outline + base) + content
  }

  /// The background of a row in an outline of nodes.
  private var rowBackground: String {
    frame.svgRect(fill: colors.control, radius: 4)
  }
}

// Outlines, which are seen on demand.
extension WireframeBox {
  /// The attribute by which a shape becomes the outline of its view.
  var outlineClass: String {
    guard hasOutlines else { return "" }
    let isFaulty = node.value("ambiguous") != nil || node.value("unsatisfiable") != nil
    return " class=\"o\(isFaulty ? " fault" : "")\(isHidden ? " hidden" : "")\""
  }

  /// The outline of a view without a shape; empty unless outlines are in the picture.
  var outline: String {
    guard hasOutlines, frame.width > 0, frame.height > 0 else { return "" }
    return """
      <path\(outlineClass) fill="none" d="M0 0H\(frame.width.decimalText)V\(frame.height.decimalText)H0Z"/>
      """
  }
}
