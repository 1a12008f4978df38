import Foundation
import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// What a layer draws around its view.
  static let layer = ViewDescription(UIView.self) { view, node in
    let layer = view.layer
    if layer.borderWidth > 0, layer.borderColor != UIColor.black.cgColor {
      node.add("borderColor", .color(layer.borderColor?.color))
    }
    node.add("shadow", CGFloat(layer.shadowOpacity), unless: 0)
  }

  /// The colors of a gradient, where each is if that is not at even distances, and the line that they lie along, as
  /// x and y of its start and its end, if that does not go down the middle.
  static let gradient = ViewDescription(UIView.self) { view, node in
    guard let layer = view.layer as? CAGradientLayer, let colors = layer.colors as? [CGColor], !colors.isEmpty
    else { return }
    node.add("gradient", .string(colors.map { RenderValue.text(of: $0.color) }.joined(separator: ", ")))
    if let stops = layer.locations?.map(\.doubleValue), stops.count != colors.count || !isEven(stops) {
      node.add("gradientStops", .numbers(stops))
    }
    let line = [layer.startPoint.x, layer.startPoint.y, layer.endPoint.x, layer.endPoint.y].map(Double.init)
    if line != [0.5, 0, 0.5, 1] { node.add("gradientLine", .numbers(line)) }
  }

  /// Whether numbers go from 0 to 1 in equal steps, to a thousandth.
  private static func isEven(_ stops: [Double]) -> Bool {
    let step = 1 / Double(max(1, stops.count - 1))
    return stops.enumerated().allSatisfy { abs($1 - Double($0) * step) < 0.0005 }
  }
}
