/// How a view is turned, scaled or mirrored in the rectangle around it.
struct WireframeTransform {
  /// The view's own size.
  let width: Double
  let height: Double
  private let matrix: [Double]

  /// Reads the attributes `transform` and `bounds`; `nil` where the view is as its frame says.
  init?(of node: RenderNode) {
    guard let matrix = node.numbers("transform", count: 6), let size = node.numbers("bounds", count: 2),
      (matrix + size).allSatisfy(\.isFinite), size.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.matrix = matrix
    (width, height) = (size[0], size[1])
  }

  /// Returns the group that draws the view, whose origin is at zero, in the rectangle around it.
  ///
  /// The middle of the rectangle is that of the view, whatever the view is turned about.
  func group(in frame: RenderFrame) -> String {
    let x = frame.x + frame.width / 2 - (matrix[0] * width + matrix[2] * height) / 2
    let y = frame.y + frame.height / 2 - (matrix[1] * width + matrix[3] * height) / 2
    let numbers = (matrix.prefix(4) + [x, y]).map { (($0 * 1000).rounded() / 1000 + 0).decimalText }
    return "<g transform=\"matrix(\(numbers.joined(separator: " ")))\">"
  }

  var ownFrame: RenderFrame { RenderFrame(x: 0, y: 0, width: width, height: height) }
}
