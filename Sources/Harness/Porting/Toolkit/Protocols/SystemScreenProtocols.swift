extension ToolkitProtocol {
  /// The protocols of controllers that Apple's other frameworks show, and of UIKit's pickers.
  static let systemScreens: [ToolkitProtocol] = [
    ToolkitProtocol(
      "SFSafariViewControllerDelegate",
      [
        "safariViewController(_:activityItemsFor+URL:title:)",
        "safariViewController(_:excludedActivityTypesFor+URL:title:)", "safariViewControllerDidFinish(_:)",
        "safariViewController(_:didCompleteInitialLoad:)",
        "safariViewController(_:initialLoadDidRedirectTo+URL:)",
        "safariViewControllerWillOpenInBrowser(_:)",
      ]),
    ToolkitProtocol(
      "MFMailComposeViewControllerDelegate",
      ["mailComposeController(_:didFinishWith+Result:error:)"]),
    ToolkitProtocol(
      "MFMessageComposeViewControllerDelegate",
      ["messageComposeViewController(_:didFinishWith+Result:)"]),
    ToolkitProtocol("PHPickerViewControllerDelegate", ["picker(_:didFinishPicking:)"]),
    ToolkitProtocol("SKStoreProductViewControllerDelegate", ["productViewControllerDidFinish(_:)"]),
    ToolkitProtocol(
      "UIColorPickerViewControllerDelegate",
      [
        "colorPickerViewController(_:didSelect+Color:continuously:)",
        "colorPickerViewControllerDidFinish(_:)", "colorPickerViewControllerDidSelectColor(_:)",
      ]),
    ToolkitProtocol(
      "UIFontPickerViewControllerDelegate",
      ["fontPickerViewControllerDidPickFont(_:)", "fontPickerViewControllerDidCancel(_:)"]),
  ]
}
