extension ToolkitProtocol {
  /// The protocols of controls, text, gestures, menus and web views.
  static let controls: [ToolkitProtocol] = [
    ToolkitProtocol(
      "UIGestureRecognizerDelegate",
      [
        "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldReceive+Touch:)",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith+GestureRecognizer:)",
        "gestureRecognizer(_:shouldRequireFailureOf+GestureRecognizer:)",
        "gestureRecognizer(_:shouldBeRequiredToFailBy+GestureRecognizer:)",
      ]),
    ToolkitProtocol(
      "UITextFieldDelegate",
      [
        "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
        "textFieldDidEndEditing(_:reason:)", "textFieldDidEndEditing(_:)", "textFieldShouldClear(_:)",
        "textFieldShouldReturn(_:)", "textField(_:shouldChangeCharactersIn+Range:replacementString:)",
        "textFieldDidChangeSelection(_:)",
      ]),
    ToolkitProtocol(
      "UITextViewDelegate", refining: "UIScrollViewDelegate",
      [
        "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)", "textViewShouldEndEditing(_:)",
        "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn+Range:replacementText:)",
        "textViewDidChange(_:)", "textViewDidChangeSelection(_:)",
      ]),
    ToolkitProtocol("NSLayoutManagerDelegate", []),
    ToolkitProtocol(
      "UISearchBarDelegate",
      [
        "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)",
        "searchBarShouldEndEditing(_:)",
        "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)",
        "searchBar(_:shouldChangeTextIn+Range:replacementText:)", "searchBarSearchButtonClicked(_:)",
        "searchBarCancelButtonClicked(_:)", "searchBar(_:selectedScopeButtonIndexDidChange:)",
      ]),
    ToolkitProtocol(
      "UIPickerViewDataSource",
      ["numberOfComponents(in+PickerView:)", "pickerView(_:numberOfRowsInComponent:)"]),
    ToolkitProtocol(
      "UIPickerViewDelegate",
      [
        "pickerView(_:rowHeightForComponent:)", "pickerView(_:widthForComponent:)",
        "pickerView(_:titleForRow:forComponent:)", "pickerView(_:attributedTitleForRow:forComponent:)",
        "pickerView(_:viewForRow:forComponent:reusing+View:)", "pickerView(_:didSelectRow:inComponent:)",
      ]),
    ToolkitProtocol(
      "UIPointerInteractionDelegate",
      [
        "pointerInteraction(_:regionFor+Request:defaultRegion:)", "pointerInteraction(_:styleFor+Region:)",
      ]),
    ToolkitProtocol(
      "UIContextMenuInteractionDelegate",
      [
        "contextMenuInteraction(_:configurationForMenuAtLocation:)",
        "contextMenuInteraction(_:willDisplayMenuFor+Configuration:animator:)",
        "contextMenuInteraction(_:willEndFor+Configuration:animator:)",
        "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
        "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
        "contextMenuInteraction(_:willPerformPreviewActionForMenuWith+Configuration:animator:)",
      ]),
    ToolkitProtocol(
      "UIEditMenuInteractionDelegate",
      [
        "editMenuInteraction(_:menuFor+Configuration:suggestedActions:)",
        "editMenuInteraction(_:targetRectFor+Configuration:)",
        "editMenuInteraction(_:willPresentMenuFor+Configuration:animator:)",
        "editMenuInteraction(_:willDismissMenuFor+Configuration:animator:)",
      ]),
    ToolkitProtocol("UIDragInteractionDelegate", ["dragInteraction(_:itemsForBeginning+Session:)"]),
    ToolkitProtocol(
      "UIDropInteractionDelegate",
      [
        "dropInteraction(_:canHandle+Session:)", "dropInteraction(_:sessionDidUpdate:)",
        "dropInteraction(_:performDrop:)",
      ]),
    ToolkitProtocol("UILargeContentViewerInteractionDelegate", []),
    ToolkitProtocol(
      "UIActivityItemSource",
      [
        "activityViewControllerPlaceholderItem(_:)", "activityViewController(_:itemForActivityType:)",
        "activityViewController(_:subjectForActivityType:)",
        "activityViewController(_:dataTypeIdentifierForActivityType:)",
        "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)",
      ]),
    ToolkitProtocol(
      "WKNavigationDelegate",
      [
        "webView(_:decidePolicyFor+NavigationAction:decisionHandler:)",
        "webView(_:didStartProvisionalNavigation:)",
        "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
        "webView(_:didFailProvisionalNavigation:withError:)", "webView(_:didCommit+Navigation:)",
        "webView(_:didFinish+Navigation:)", "webView(_:didFail+Navigation:withError:)",
      ]),
  ]
}
