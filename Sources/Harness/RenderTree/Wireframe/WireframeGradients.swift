/// The gradients of one document, each of which is defined once.
struct WireframeGradients {
  /// The places of gradients in ``definitions``.
  private var numbers: [WireframeGradient: Int] = [:]
  /// The gradients as elements with the ids `gradient0`, `gradient1` and so on, in the order of their first use.
  private(set) var definitions: [String] = []

  /// What fills a shape with a node's gradient; `nil` for a node that has none, or does not show it.
  mutating func fill(of node: RenderNode, _ colors: WireframeColors) -> String? {
    guard !node.states.contains("hidden"), let gradient = WireframeGradient(of: node, colors) else {
      return nil
    }
    let number = numbers[gradient] ?? definitions.count
    if number == definitions.count {
      numbers[gradient] = number
      definitions.append(gradient.definition(id: "gradient\(number)"))
    }
    return "url(#gradient\(number))"
  }
}
