/// The screen of a device, by its size in points.
///
///     DeviceScreen(width: 393, height: 852)?.cutout  // .island
///     DeviceScreen(width: 844, height: 390)?.isLandscape  // true
///     DeviceScreen(width: 300, height: 300)  // nil: not the size of a screen
struct DeviceScreen: Hashable {
  /// What the display leaves out for the camera.
  enum Cutout: Hashable {
    case none, notch, island
  }

  let width: Double
  let height: Double
  /// The radius of the display's corners in points.
  let radius: Double
  let cutout: Cutout
  let isPad: Bool

  /// Looks a size up, in portrait or landscape.
  init?(width: Double, height: Double) {
    let size = [min(width, height), max(width, height)]
    guard let model = Self.models.first(where: { $0.size == size }) else { return nil }
    (self.width, self.height) = (width, height)
    (radius, cutout, isPad) = (model.radius, model.cutout, model.isPad)
  }

  /// The screen that a tree shows; `nil` if its root is a part of a screen.
  init?(of tree: RenderNode) {
    let window = tree.kind == .screen ? tree.children.first ?? tree : tree
    guard window.kind == .window, let frame = window.frame, frame.x == 0, frame.y == 0 else { return nil }
    self.init(width: frame.width, height: frame.height)
  }

  var isLandscape: Bool { width > height }

  /// Whether a line at the bottom takes the place of a home button.
  var hasHomeIndicator: Bool { radius > 0 }

  private struct Model {
    let size: [Double]
    let radius: Double
    let cutout: Cutout
    let isPad: Bool

    init(_ width: Double, _ height: Double, radius: Double = 0, _ cutout: Cutout = .none, isPad: Bool = false)
    {
      size = [width, height]
      (self.radius, self.cutout, self.isPad) = (radius, cutout, isPad)
    }
  }

  /// The sizes of the screens of Apple's devices since iOS 15, and about the radii of their corners.
  private static let models = [
    Model(320, 568), Model(375, 667), Model(414, 736),
    Model(375, 812, radius: 40, .notch), Model(390, 844, radius: 47, .notch),
    Model(414, 896, radius: 41, .notch), Model(428, 926, radius: 53, .notch),
    Model(393, 852, radius: 55, .island), Model(402, 874, radius: 62, .island),
    Model(420, 912, radius: 62, .island), Model(430, 932, radius: 55, .island),
    Model(440, 956, radius: 62, .island),
    Model(768, 1024, isPad: true), Model(810, 1080, isPad: true), Model(834, 1112, isPad: true),
    Model(744, 1133, radius: 21, isPad: true), Model(820, 1180, radius: 18, isPad: true),
    Model(834, 1194, radius: 18, isPad: true), Model(834, 1210, radius: 30, isPad: true),
    Model(1024, 1366, radius: 18, isPad: true), Model(1032, 1376, radius: 30, isPad: true),
  ]
}
