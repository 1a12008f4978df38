/// A view's rotation, scale or reflection in the rectangle around it.
///
///     // UIView (0 0; 20 10) transform=(0 1 -1 0 0 0) bounds=(10 20): turned by 90 degrees
///     WireframeTransform(of: node)?.group(in: RenderFrame(x: 0, y: 0, width: 20, height: 10))
///     // <g transform="matrix(0 1 -1 0 20 0)">
struct WireframeTransform {
  /// The view's own size.
  let width: Double
  let height: Double
  private let matrix: [Double]

  /// Reads the attributes `transform` and `bounds`; `nil` if the view is not transformed.
  init?(of node: RenderNode) {
    guard let matrix = node.numbers("transform", count: 6), let size = node.numbers("bounds", count: 2),
      (matrix + size).allSatisfy(\.isFinite), size.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.matrix = matrix
    (width, height) = (size[0], size[1])
  }

  /// Returns the group that draws the view, whose origin is zero, in the rectangle around it.
  ///
  /// The rectangle and the view have the same center, whatever the anchor point is.
  func group(in frame: RenderFrame) -> String {
    let x = frame.x + frame.width / 2 - (matrix[0] * width + matrix[2] * height) / 2
    let y = frame.y + frame.height / 2 - (matrix[1] * width + matrix[3] * height) / 2
    let numbers = (matrix.prefix(4) + [x, y]).map { (($0 * 1000).rounded() / 1000 + 0).decimalText }
    return "<g transform=\"matrix(\(numbers.joined(separator: " ")))\">"
  }

  var ownFrame: RenderFrame { RenderFrame(x: 0, y: 0, width: width, height: height) }
}
