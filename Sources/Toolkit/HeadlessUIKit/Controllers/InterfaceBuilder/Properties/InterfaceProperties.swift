import InterfaceDocuments

/// All properties that files can set, by their names there.
@MainActor
enum InterfaceProperties {
  static let all: [String: [InterfaceProperty]] = Dictionary(
    grouping: [
      views, appearance, labels, buttons, textInputs, controls, scrolling, tables, collections, bars,
      controllers,
      recognizers,
    ].flatMap { $0 }
  ) { $0.name }

  /// What files say for Interface Builder alone, or what has no effect on what a stage shows.
  static let ignored: Set<String> = [
    "id", "key", "userLabel", "userComments", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID",
    "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "opaque", "clearsContextBeforeDrawing", "ambiguous", "misplaced", "fixedFrame", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "canvasLocation", "sizingRule",
    "notAnAttribute",
    "initialViewController", "nibName", "simulatedAppContext", "propertyAccessControl", "dataMode",
    "usesAttributedText", "catalog", "isInitialViewController", "definesAppearance", "appearanceType",
    "minimumFontSize", "adjustsLetterSpacingToFitWidth", "contentViewInsetsToSafeArea", "pointerInteraction",
    "tableViewCell", "layoutMarginsFollowReadableWidth", "textLabel", "detailTextLabel", "imageView",
    "rowHeight", "placeholder", "adjustsImageSizeForAccessibilityContentSizeCategory", "springLoaded",
    "hidesAccessoryWhenEditing", "selectionFollowsFocus", "remembersLastFocusedIndexPath",
    "providesPresentationContextTransitionStyle",
    "largeContentImage", "showsLargeContentViewer", "scalesLargeContentImage", "reuseIdentifier", "style",
    "colorMatched", "animating",
    "customColorSpace", "role", "autoresizesSubviews", "collectionViewCell", "viewLayoutGuide",
  ]

  /// Elements with a key that are for Interface Builder alone.
  static func isIgnored(_ element: InterfaceElement) -> Bool {
    element.name.hasPrefix("simulated") || element.name.hasPrefix("freeformSimulated")
      || element.key.map(ignored.contains) == true
  }
}
