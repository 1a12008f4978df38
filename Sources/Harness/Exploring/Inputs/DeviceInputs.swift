import HeadlessUIKit
import ShowcaseKit

/// The inputs that need no element: the device's settings, and time.
@MainActor
struct DeviceInputs {
  let configuration: StageConfiguration

  /// The inputs, in a fixed order; call it on the stage.
  var all: [Input] { settings + orientation + [Self.wait] + keyboard }

  /// Half a minute, after which most of what an application waits for has happened.
  static let wait = Input(.wait, to: "the clock", ["advance(by: 30)"])

  private var settings: [Input] {
    let style = configuration.userInterfaceStyle == .dark ? ("light", "dark") : ("dark", "light")
    let category = configuration.contentSizeCategory
    let other: UIContentSizeCategory =
      category == .accessibilityExtraLarge ? .large : .accessibilityExtraLarge
    return [
      Input(.restore, to: "a stay in the background", ["sendToBackground()", "bringToForeground()"]),
      Input(.restore, to: "a memory warning", ["simulateMemoryWarning()"]),
      Input(
        .restore, to: "a change of the appearance and back",
        [style.0, style.1].map { "setConfiguration(userInterfaceStyle: .\($0))" }),
      Input(
        .restore, to: "a change of the text size and back",
        [other, category].map { "setConfiguration(contentSizeCategory: .\($0))" }),
    ]
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
}
