import HeadlessUIKit
import ShowcaseKit
import UTF8Text

/// The inputs that need no element: the device's settings, its hardware keyboard, links, and time.
@MainActor
struct DeviceInputs {
  let configuration: StageConfiguration

  /// The inputs, in a fixed order; call it on the stage.
  var all: [Input] {
    settings + orientation + [Self.wait] + keyboard + HardwareKeys.inputs + links + TabInputs.inputs
  }

  /// Half a minute, after which most of what an application waits for has happened.
  static let wait = Input(.wait, to: "the clock", ["advance(by: 30)"])

  private var settings: [Input] {
    [
      Input(.restore, to: "a stay in the background", ["sendToBackground()", "bringToForeground()"]),
      Input(.restore, to: "a memory warning", ["simulateMemoryWarning()"]),
    ] + changes.flatMap { $0.inputs }
  }

  /// The settings that can be changed for a while, and for longer.
  private var changes: [SettingChange] {
    let traits = UIScreen.main.traitCollection
    let style = traits.userInterfaceStyle == .dark ? ("light", "dark") : ("dark", "light")
    let category = traits.preferredContentSizeCategory
    let other: UIContentSizeCategory =
      category == .accessibilityExtraLarge ? .large : .accessibilityExtraLarge
    let direction =
      traits.layoutDirection == .rightToLeft
      ? ("leftToRight", "rightToLeft") : ("rightToLeft", "leftToRight")
    return [
      SettingChange(name: "appearance", label: "userInterfaceStyle", there: style.0, back: style.1),
      SettingChange(name: "text size", label: "contentSizeCategory", there: "\(other)", back: "\(category)"),
      SettingChange(
        name: "reading direction", label: "layoutDirection", there: direction.0, back: direction.1),
    ]
  }

  /// A setting with another value, and the one that it has.
  private struct SettingChange {
    let name: String
    let label: String
    let there: String
    let back: String

    /// The change with its restoration, and the change alone.
    var inputs: [Input] {
      let statements = [there, back].map { "setConfiguration(\(label): .\($0))" }
      return [
        Input(.restore, to: "a change of the \(name) and back", statements),
        Input(.configure, to: "the \(name)", [statements[0]]),
      ]
    }
  }

  private var orientation: [Input] {
    let bounds = UIScreen.main.bounds
    let (there, back) = (Self.rotation(to: "landscapeLeft"), Self.rotation(to: "portrait"))
    guard bounds.width < bounds.height else { return [Input(.rotate, to: "the orientation", [back])] }
    return [
      Input(.restore, to: "a turn and back", [there, back]), Input(.rotate, to: "the orientation", [there]),
    ]
  }

  private static func rotation(to orientation: String) -> String {
    "EarlGrey.rotateDevice(to: .\(orientation))"
  }

  private var keyboard: [Input] {
    UIApplication.shared.windows.contains { $0 is UITextEffectsWindow }
      ? [Input(.dismissKeyboard, to: "the keyboard", ["EarlGrey.dismissKeyboard()"])] : []
  }

  /// Addresses that an application with a delegate has to survive, though it may not know them.
  private var links: [Input] {
    guard UIApplication.shared.delegate != nil else { return [] }
    return ["app://open", "app://open/0?id=-1&name=%F0%9F%8D%B0", "app:"].map {
      Input(.openLink, to: "a link", ["openDeepLink(\($0.quoted))"])
    }
  }
}
