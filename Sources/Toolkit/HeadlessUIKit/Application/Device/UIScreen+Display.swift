import Foundation

extension UIScreen {
  /// The pixels per point of the display; the same as those of the screen.
  public var nativeScale: CGFloat { scale }
  /// The size of the display in pixels, as it is held upright.
  public var nativeBounds: CGRect {
    let size = device.bounds(in: .portrait).size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// The frames that the display shows in a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded; never here.
  public var isCaptured: Bool { false }
  /// How bright the display is, from 0 to 1: half.
  public var brightness: CGFloat { 0.5 }
  /// The coordinates of the screen as it is turned.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIDevice {
  /// The kind of device in the user's language; the same in all of them.
  public var localizedModel: String { model }
  /// An identifier that is the same for all apps of a vendor: one without meaning, the same on every stage.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// The charge of the battery from 0 to 1: full.
  public var batteryLevel: Float { 1 }
  /// Whether the device is charged: it is unplugged.
  public var batteryState: BatteryState { .unplugged }
  /// Whether several apps can be in front at a time; `true`, as on all devices of today.
  public var isMultitaskingSupported: Bool { true }

  /// Whether a device is charged; the raw values are UIKit's.
  public enum BatteryState: Int, Hashable, Sendable {
    /// It is not known.
    case unknown
    /// It is not.
    case unplugged
    /// It is being charged.
    case charging
    /// It is full.
    case full
  }

  /// Plays the click of a key, which nothing records.
  public func playInputClick() {}
  /// Does nothing, as the orientation is always known.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing, as the orientation is always known.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIApplication {
  /// Whether files that are encrypted can be read; `true`, as a stage is never locked.
  public var isProtectedDataAvailable: Bool { true }
}

/// The former name of ``UIApplication/openNotificationSettingsURLString``.
public let UIApplicationOpenNotificationSettingsURLString: String = UIApplication
  .openNotificationSettingsURLString

/// A view above the keyboard, or in its position, with the keyboard's look.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of the view.
  public let inputViewStyle: Style
  /// Whether the view is as high as its constraints require; `false` by default. Stored only.
  open var allowsSelfSizing: Bool = false

  /// The look of an input view; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// None.
    case `default`
    /// That of the keyboard.
    case keyboard
  }

  /// Creates a view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view without a look and a size, as there are no archives to read them from.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view whose keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether ``UIDevice/playInputClick()`` is heard; `false` by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A language and kind of keyboard. There is one here, of the stage's language.
@preconcurrency @MainActor
open class UITextInputMode: UIKitObject {
  /// The language of the keyboard.
  open var primaryLanguage: String? { UIApplication.shared.environment.locale.identifier }

  /// The keyboards that the user can choose from: the only one.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Posted when the user has chosen another keyboard; never here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

extension UIResponder {
  /// The keyboard that the user has chosen.
  public var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}
