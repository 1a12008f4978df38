import UTF8Text

/// Pictures for one document, in which equal parts are drawn once, however many pictures show them.
///
///     var sheet = WireframeSheet()
///     let picture = sheet.picture(of: tree)
///     // <style>\(WireframeSheet.style)</style>
///     // <svg viewBox="\(picture.viewBox)">\(picture.content)</svg> ... <svg><defs>\(sheet.definitions)</defs></svg>
///
/// Numbers have one decimal, and nodes below a hundred levels are left out.
///
/// The outlines of all views are in the pictures, but are seen only where the document sets the custom property
/// `--outline` to a color: `<figure style="--outline:#8e8e93">` shows them in one figure. Hidden views have dashed
/// ones. `--fault` does the same for views whose layout is ambiguous or cannot be satisfied.
package struct WireframeSheet: Sendable {
  /// How the parts of pictures reach the document.
  enum Sharing: Sendable {
    /// Pictures refer to parts in ``definitions``.
    case parts
    /// Pictures contain their parts; boxes have tool tips.
    case nothing
  }

  let sharing: Sharing
  /// Whether the outlines of views are in the pictures.
  let hasOutlines: Bool
  /// The indices in ``parts``, by the parts themselves.
  private var numbers: [String: Int] = [:]
  private(set) var parts: [String] = []
  /// The drawings of nodes at the origin.
  private var boxes: [BoxKey: String] = [:]
  var resources = WireframeResources()
  /// The approximate number of bytes in the definitions.
  package private(set) var size = 0

  static let deepestLevel = 100

  /// Creates a sheet without pictures.
  package init() { self.init(sharing: .parts, hasOutlines: true) }

  init(sharing: Sharing, hasOutlines: Bool) {
    self.sharing = sharing
    self.hasOutlines = hasOutlines
  }

  /// The parts of all pictures, as SVG elements with the ids `w0`, `w1` and so on, a line each,
  /// after the gradients, clips and shadows that they refer to.
  package var definitions: String {
    String { buffer in
      for resource in resources.definitions { buffer.append(resource + "\n") }
      for (number, part) in parts.enumerated() { buffer.append("<g id=\"w\(number)\">\(part)</g>\n") }
    }
  }

  /// The rules that a document with pictures needs.
  package static let style = """
    svg{font-family:\(WireframeFont.usualFamilies)}
    .o{stroke:var(--outline,none);stroke-width:.75px}
    .o.hidden{stroke-dasharray:3 3;opacity:.5}
    .o.fault{stroke:var(--fault,none);stroke-width:1.5px;stroke-dasharray:2 2}
    """

  /// Adds a part, unless the sheet has it already, and returns the element that shows it at a point.
  mutating func show(_ part: String, x: Double, y: Double) -> String {
    guard !part.isEmpty else { return "" }
    guard sharing == .parts else {
      if x == 0, y == 0 { return part }
      return "<g transform=\"translate(\(x.decimalText) \(y.decimalText))\">\(part)</g>\n"
    }
    let number = numbers[part] ?? parts.count
    if number == parts.count {
      numbers[part] = number
      parts.append(part)
      // The element around the part adds about 20 bytes.
      size += part.utf8.count + 20
    }
    let position = (x == 0 ? "" : " x=\"\(x.decimalText)\"") + (y == 0 ? "" : " y=\"\(y.decimalText)\"")
    return "<use href=\"#w\(number)\"\(position)/>"
  }

  /// Returns the drawing of a node without its children, at the origin.
  ///
  /// - Parameters:
  ///   - node: The node, whose frame has its own size.
  ///   - setting: What surrounds it.
  mutating func drawing(of node: RenderNode, in setting: WireframeSetting) -> String {
    var node = node
    node.children = []
    let frame = RenderFrame(x: 0, y: 0, width: node.frame?.width ?? 0, height: node.frame?.height ?? 0)
    node.frame = frame
    let key = BoxKey(setting: setting, line: node.line)
    if let known = boxes[key] { return known }
    let box = WireframeBox(node: node, frame: frame, setting: setting, hasOutlines: hasOutlines)
    let shapes = box.drawing(&resources).withoutDefaults
    let title = sharing == .nothing && !shapes.isEmpty ? "<title>\(node.line.xmlText)</title>" : ""
    let drawing =
      title.isEmpty && box.opacity >= 1
      ? shapes
      : "<g\(box.opacity < 1 ? " opacity=\"\(box.opacity.decimalText)\"" : "")>\(title)\(shapes)</g>"
    boxes[key] = shapes.isEmpty ? "" : drawing
    return shapes.isEmpty ? "" : drawing
  }

  /// What determines the drawing of a node.
  private struct BoxKey: Hashable {
    let setting: WireframeSetting
    let line: String
  }
}

extension String {
  /// The elements without attributes that have their default values.
  fileprivate var withoutDefaults: String {
    let attributes = [" x=\"0\"", " y=\"0\"", " text-anchor=\"start\""]
    // Texts are escaped, so each `<` begins an element.
    return split(separator: "<", omittingEmptySubsequences: false).map { element in
      guard let end = element.firstIndex(of: ">") else { return String(element) }
      var head = String(element[..<end])
      for attribute in attributes {
        if let range = head.firstRange(of: attribute) { head.removeSubrange(range) }
      }
      return head + element[end...]
    }.joined(separator: "<")
  }
}
