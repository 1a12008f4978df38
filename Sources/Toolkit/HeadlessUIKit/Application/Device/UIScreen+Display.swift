import Foundation

extension UIScreen {
  /// The number of pixels per point of the display, which is ``scale``.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the display in portrait, in pixels.
  public var nativeBounds: CGRect {
    let size = device.bounds(in: .portrait).size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// The frames per second of the display: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded; always `false` here.
  public var isCaptured: Bool { false }
  /// The brightness of the display from 0 to 1: always 0.5.
  public var brightness: CGFloat { 0.5 }
  /// The coordinates of the screen in the interface's orientation.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIDevice {
  /// The localized kind of device, which is the same in all languages.
  public var localizedModel: String { model }
  /// The identifier for all apps of a vendor: all zeros on every stage.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// The charge of the battery from 0 to 1: always 1.
  public var batteryLevel: Float { 1 }
  /// The state of the battery: always unplugged.
  public var batteryState: BatteryState { .unplugged }
  /// Whether several apps can run at the same time: always `true`.
  public var isMultitaskingSupported: Bool { true }

  /// The state of a battery; the raw values are UIKit's.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Unknown.
    case unknown
    /// Not charging.
    case unplugged
    /// Charging.
    case charging
    /// Fully charged.
    case full
  }

  /// Plays the click of a key. Has no effect here.
  public func playInputClick() {}
  /// Does nothing, since the orientation is always reported.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing, since the orientation is always reported.
  public func endGeneratingDeviceOrientationNotifications() {}
}

extension UIApplication {
  /// Whether protected files can be read; always `true`, since a stage is never locked.
  public var isProtectedDataAvailable: Bool { true }
}

/// The former name of ``UIApplication/openNotificationSettingsURLString``.
public let UIApplicationOpenNotificationSettingsURLString: String = UIApplication
  .openNotificationSettingsURLString

/// A view above or instead of the keyboard, with the keyboard's look.
///
///     let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 390, height: 44), inputViewStyle: .keyboard)
///     bar.addSubview(button)
///     textView.inputAccessoryView = bar
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The look of the view.
  public let inputViewStyle: Style
  /// Whether the view is as high as its constraints require; `false` by default. Stored only.
  open var allowsSelfSizing: Bool = false

  /// The look of an input view; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// No look.
    case `default`
    /// The keyboard's look.
    case keyboard
  }

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - inputViewStyle: Whether the view has the keyboard's look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view without a look; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view whose keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether ``UIDevice/playInputClick()`` is audible; `false` by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Always `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A language of a keyboard. Only the stage's exists here.
@preconcurrency @MainActor
open class UITextInputMode: UIKitObject {
  /// The language of the keyboard as a BCP 47 tag, such as `en-US`.
  open var primaryLanguage: String? { UIApplication.shared.environment.locale.identifier(.bcp47) }

  /// The keyboards that the user can choose from: always one.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Posted when the user has chosen another keyboard; never posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

extension UIResponder {
  /// The keyboard that the user has chosen.
  public var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}
