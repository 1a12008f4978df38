import FocusModel
import HeadlessUIKit

/// The screen of 2018 that the switches for trackers moved to.
public final class TrackingProtectionViewController: ToggleTableViewController {
  public override init(context: SettingsContext) {
    super.init(context: context)
    title = String(focusSettings: "Tracking Protection")
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func makeSections() -> [TableSection] {
    [TableSection(rows: Setting.blockers.map(toggleRow))]
  }
}
