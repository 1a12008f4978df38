import HeadlessUIKit

/// The device and the settings that a use case is staged with.
public struct StageConfiguration: Hashable, Sendable {
  /// The name that goldens are told apart by.
  public var name: String
  public var device: VirtualDevice
  public var orientation: UIInterfaceOrientation
  public var userInterfaceStyle: UIUserInterfaceStyle

  public init(
    name: String, device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.name = name
    self.device = device
    self.orientation = orientation
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// A telephone held upright, light.
  public static let iPhone = StageConfiguration(name: "iPhone", device: .iPhone)
  /// A tablet held upright, light.
  public static let iPad = StageConfiguration(name: "iPad", device: .iPad)
}
