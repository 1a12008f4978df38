/// The gradients, clips and shadows of one document, each of which is defined once.
struct WireframeResources: Sendable {
  /// The numbers of what is defined, by its kind and its content.
  private var numbers: [String: Int] = [:]
  /// How many there are of each kind.
  private var counts: [String: Int] = [:]
  /// The elements with the ids `gradient0`, `clip0`, `clip1` and so on, in the order of their first use.
  private(set) var definitions: [String] = []

  /// Returns the fill for a node's gradient; `nil` if the node has no gradient, or is hidden.
  mutating func gradient(of node: RenderNode, _ colors: WireframeColors) -> String? {
    guard !node.states.contains("hidden"), let gradient = WireframeGradient(of: node, colors) else {
      return nil
    }
    return reference("gradient") { gradient.definition(id: $0) }
  }

  /// Returns the reference to a rectangle with round corners, at the origin, to which content is clipped.
  mutating func clip(width: Double, height: Double, radius: Double) -> String {
    let frame = RenderFrame(x: 0, y: 0, width: width, height: height)
    return reference("clip") {
      "<clipPath id=\"\($0)\">\(frame.svgRect(fill: nil, radius: radius))</clipPath>"
    }
  }

  /// Returns the reference to the shadow that a layer of an opacity casts.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 to 1.
  ///   - drop: How far it is below the layer, in points.
  ///   - blur: Its radius in points.
  mutating func shadow(opacity: Double, drop: Double = 1, blur: Double = 3) -> String {
    reference("shadow") { id in
      """
      <filter id="\(id)" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" \
      dy="\(drop.decimalText)" stdDeviation="\(blur.decimalText)" \
      flood-opacity="\(opacity.limited(0...1).decimalText)"/></filter>
      """
    }
  }

  private mutating func reference(_ kind: String, _ definition: (_ id: String) -> String) -> String {
    // The same with any id, so that equal definitions have one.
    let content = kind + definition("")
    let number = numbers[content] ?? counts[kind, default: 0]
    if numbers.updateValue(number, forKey: content) == nil {
      counts[kind, default: 0] += 1
      definitions.append(definition("\(kind)\(number)"))
    }
    return "url(#\(kind)\(number))"
  }
}
