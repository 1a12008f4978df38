import Foundation
import HeadlessUIKit
import RenderTree

/// The description of what the layers of one class draw.
@MainActor
struct LayerDescription {
  /// Adds text and attributes to the node of the layer or of its view, if the layer has the class.
  private let add: @MainActor (CALayer, inout RenderNode) -> Void

  /// Creates a description of the layers of one class.
  init<Layer: CALayer>(_ type: Layer.Type, add: @escaping @MainActor (Layer, inout RenderNode) -> Void) {
    self.add = { layer, node in
      if let layer = layer as? Layer { add(layer, &node) }
    }
  }

  /// The classes that draw more than a plain layer.
  private static let ofClasses: [LayerDescription] = [.gradient, .text, .replicator, .shape]

  /// Describes a layer that belongs to no view, with the attributes that views have.
  static func describe(_ layer: CALayer, into node: inout RenderNode) {
    node.mark("hidden", layer.isHidden)
    node.mark("clips", layer.masksToBounds)
    node.add("name", layer.name.map { .string($0) })
    if let color = layer.backgroundColor { node.add("background", .color(of: color.color)) }
    node.add("alpha", CGFloat((Double(layer.opacity) * 1000).rounded() / 1000), unless: 1)
    node.add("corner", layer.cornerRadius, unless: 0)
    node.add("border", layer.borderWidth, unless: 0)
    describeEdges(of: layer, into: &node)
    describeContent(of: layer, into: &node)
    node.addTransform(layer.affineTransform(), of: layer.bounds.size)
  }

  /// Describes the border and the shadow that a layer draws around its content.
  static func describeEdges(of layer: CALayer, into node: inout RenderNode) {
    if layer.borderWidth > 0, layer.borderColor != UIColor.black.cgColor {
      node.add("borderColor", .color(of: layer.borderColor?.color))
    }
    node.add("shadow", CGFloat(layer.shadowOpacity), unless: 0)
  }

  /// Describes what a layer draws: its class's content, its image, its mask and its z position.
  static func describeContent(of layer: CALayer, into node: inout RenderNode) {
    // Most views have a plain layer, for which there is no description.
    if type(of: layer) != CALayer.self { ofClasses.forEach { $0.add(layer, &node) } }
    if let image = layer.contents as? UIImage ?? (layer.contents as? CGImage)?.image {
      node.add("image", .string(image.name))
      node.addDrawing(image.drawing, in: layer.bounds.size)
    }
    node.addDrawing(layer.drawing, in: layer.bounds.size)
    node.add("mask", layer.mask.map { .string(mask($0)) })
    node.add("z", layer.zPosition, unless: 0)
  }

  /// The class and the frame of a mask, and what it draws.
  private static func mask(_ layer: CALayer) -> String {
    var node = RenderNode(String(describing: type(of: layer)))
    let frame = layer.frame
    node.frame = RenderFrame(
      x: frame.minX.snapped, y: frame.minY.snapped, width: frame.width.snapped, height: frame.height.snapped)
    describe(layer, into: &node)
    return node.line
  }
}

extension LayerDescription {
  /// The colors of a gradient; their positions, unless evenly spaced; its line as x and y of the start
  /// and the end, unless it runs down the middle; and its kind, unless axial.
  private static let gradient = LayerDescription(CAGradientLayer.self) { layer, node in
    guard let colors = layer.colors as? [CGColor], !colors.isEmpty else { return }
    node.add("gradient", .string(colors.map { RenderValue.text(of: $0.color) }.joined(separator: ", ")))
    if let stops = layer.locations?.map(\.doubleValue), stops.count != colors.count || !isEven(stops) {
      node.add("gradientStops", .numbers(stops))
    }
    let line = [layer.startPoint.x, layer.startPoint.y, layer.endPoint.x, layer.endPoint.y].map(Double.init)
    if line != [0.5, 0, 0.5, 1] { node.add("gradientLine", .numbers(line)) }
    if layer.type != .axial { node.add("gradientKind", .word(layer.type.rawValue)) }
  }

  /// Whether numbers go from 0 to 1 in equal steps, within half a thousandth.
  private static func isEven(_ stops: [Double]) -> Bool {
    let step = 1 / Double(max(1, stops.count - 1))
    return stops.enumerated().allSatisfy { abs($1 - Double($0) * step) < 0.0005 }
  }

  /// The text of a text layer with its font and color; for an attributed text, those at its beginning.
  private static let text = LayerDescription(CATextLayer.self) { layer, node in
    let attributed = layer.string as? NSAttributedString
    node.text = attributed?.string ?? layer.string as? String
    let start = attributed.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
    let font = start?[.font] as? UIFont ?? (layer.font as? UIFont)?.withSize(layer.fontSize)
    node.addFont(font ?? .systemFont(ofSize: layer.fontSize), unless: .systemFont(ofSize: 17))
    node.addColor(start?[.foregroundColor] as? UIColor ?? layer.foregroundColor?.color ?? .black)
    if layer.alignmentMode != .natural { node.add("alignment", .word(layer.alignmentMode.rawValue)) }
    if layer.isWrapped { node.add("lines", 0, unless: 1) }
  }

  /// The number of a replicator layer's copies, and the offset from one to the next.
  private static let replicator = LayerDescription(CAReplicatorLayer.self) { layer, node in
    node.add("copies", CGFloat(layer.instanceCount), unless: 1)
    let shift = layer.instanceTransform
    if layer.instanceCount != 1 { node.add("copyShift", .numbers([Double(shift.m41), Double(shift.m42)])) }
  }

  /// The path of a shape layer as SVG path data, its fill and its stroke. A long path, which no
  /// reviewer would read, is shown as its length and a hash.
  private static let shape = LayerDescription(CAShapeLayer.self) { layer, node in
    guard let path = layer.path, !path.isEmpty else { return }
    let data = path.pathData
    node.add(
      "path", .string(data.utf8.count > longestPath ? "\(data.utf8.count) bytes \(data.stableHash)" : data))
    if let color = layer.fillColor { node.add("fill", .color(of: color.color)) }
    if layer.fillRule != .nonZero { node.add("fillRule", .word(layer.fillRule.rawValue)) }
    guard let color = layer.strokeColor, layer.lineWidth > 0 else { return }
    node.add("stroke", .color(of: color.color))
    node.add("lineWidth", layer.lineWidth, unless: 1)
    if layer.strokeStart != 0 || layer.strokeEnd != 1 {
      node.add("strokeRange", .numbers([layer.strokeStart, layer.strokeEnd].map(Double.init)))
    }
    if layer.lineCap != .butt { node.add("lineCap", .word(layer.lineCap.rawValue)) }
    if layer.lineJoin != .miter { node.add("lineJoin", .word(layer.lineJoin.rawValue)) }
    if let dashes = layer.lineDashPattern { node.add("dashes", .numbers(dashes.map(\.doubleValue))) }
  }

  private static let longestPath = 300
}

@MainActor
extension RenderNode {
  /// Adds what code drew, operation by operation. A long drawing, which no reviewer would read, is
  /// shown as the number of its operations and a hash.
  mutating func addDrawing(_ drawing: Drawing?, in size: CGSize) {
    guard let drawing else { return }
    let text = drawing.text(in: size)
    let isLong = text.utf8.count > Self.longestDrawing
    add("drawing", .string(isLong ? "\(drawing.count) operations \(drawing.hash)" : text))
  }

  private static let longestDrawing = 600
}
