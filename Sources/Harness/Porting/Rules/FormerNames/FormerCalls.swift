import SwiftSources

extension AppFile {
  /// Returns what makes the calls of UIKit in Swift 2 those of today: `setTitle("", forState: s)` is
  /// `setTitle("", for: s)`, and `indexPathForCell(c)` is `indexPath(for: c)`.
  ///
  /// - Parameter names: The names that the app declares, whose calls stay.
  func callsOfSwift2(besides names: Set<String>) -> [SourceEdit] {
    tokens.indices.flatMap { index -> [SourceEdit] in
      guard tokens[index].kind == .word, !names.contains(tokens[index].text), !list.has("func", at: index - 1)
      else { return [] }
      if let property = FormerCalls.properties[tokens[index].text], list.has(".", at: index - 1),
        !list.has("(", at: index + 1)
      {
        return [SourceEdit(tokens[index].range, property)]
      }
      guard list.has("(", at: index + 1) else { return [] }
      return name(at: index) + labels(ofCallAt: index)
    }
  }

  /// The function's new name, and the label of its first argument.
  private func name(at index: Int) -> [SourceEdit] {
    guard let (name, label) = FormerCalls.functions[tokens[index].text] else { return [] }
    let inside = list.inside(index + 1)
    guard let label, let first = inside.first else { return [SourceEdit(tokens[index].range, name)] }
    return [
      SourceEdit(tokens[index].range, name),
      .insert("\(label): ", at: tokens[first].range.lowerBound),
    ]
  }

  /// The labels of the arguments behind the first.
  private func labels(ofCallAt index: Int) -> [SourceEdit] {
    list.split(list.inside(index + 1)).dropFirst().compactMap { argument in
      guard let label = argument.first, list.has(":", at: label + 1) else { return nil }
      return FormerCalls.labels[tokens[label].text].map { SourceEdit(tokens[label].range, $0) }
    }
  }
}

/// The calls of Swift 2 that have other names or labels since Swift 3.
private enum FormerCalls {
  /// The functions, with their new names and the labels of their first arguments.
  static let functions: [String: (String, String?)] = [
    "performSegueWithIdentifier": ("performSegue", "withIdentifier"),
    "dequeueReusableCellWithIdentifier": ("dequeueReusableCell", "withIdentifier"),
    "dequeueReusableCellWithReuseIdentifier": ("dequeueReusableCell", "withReuseIdentifier"),
    "dequeueReusableHeaderFooterViewWithIdentifier": ("dequeueReusableHeaderFooterView", "withIdentifier"),
    "instantiateViewControllerWithIdentifier": ("instantiateViewController", "withIdentifier"),
    "instantiateWithOwner": ("instantiate", "withOwner"), "indexPathForCell": ("indexPath", "for"),
    "indexPathForRowAtPoint": ("indexPathForRow", "at"), "cellForRowAtIndexPath": ("cellForRow", "at"),
    "cellForItemAtIndexPath": ("cellForItem", "at"), "deselectRowAtIndexPath": ("deselectRow", "at"),
    "selectRowAtIndexPath": ("selectRow", "at"), "reloadRowsAtIndexPaths": ("reloadRows", "at"),
    "insertRowsAtIndexPaths": ("insertRows", "at"), "deleteRowsAtIndexPaths": ("deleteRows", "at"),
    "scrollToRowAtIndexPath": ("scrollToRow", "at"), "deselectItemAtIndexPath": ("deselectItem", "at"),
    "registerClass": ("register", nil), "registerNib": ("register", nil),
    "presentViewController": ("present", nil), "dismissViewControllerAnimated": ("dismiss", "animated"),
    "popViewControllerAnimated": ("popViewController", "animated"),
    "popToRootViewControllerAnimated": ("popToRootViewController", "animated"),
    "animateWithDuration": ("animate", "withDuration"), "transitionWithView": ("transition", "with"),
    "locationInView": ("location", "in"), "translationInView": ("translation", "in"),
    "velocityInView": ("velocity", "in"),

    "isEqualToString": ("isEqual", "to"), "boldSystemFontOfSize": ("boldSystemFont", "ofSize"),
    "systemFontOfSize": ("systemFont", "ofSize"), "italicSystemFontOfSize": ("italicSystemFont", "ofSize"),
    "preferredFontForTextStyle": ("preferredFont", "forTextStyle"),
    "colorWithAlphaComponent": ("withAlphaComponent", nil),
    "imageWithRenderingMode": ("withRenderingMode", nil),
    "postNotificationName": ("post", "name"),
    "stringForKey": ("string", "forKey"), "boolForKey": ("bool", "forKey"),
    "integerForKey": ("integer", "forKey"),
    "objectForKey": ("object", "forKey"), "setBool": ("set", nil), "setInteger": ("set", nil),
    "setObject": ("set", nil), "removeObjectForKey": ("removeObject", "forKey"),
    "componentsSeparatedByString": ("components", "separatedBy"),
    "containsString": ("contains", nil), "appendContentsOf": ("append", "contentsOf"),
    "removeAtIndex": ("remove", "at"), "joinWithSeparator": ("joined", "separator"),
    "layoutAttributesForItemAtIndexPath": ("layoutAttributesForItem", "at"),
    "convertRect": ("convert", nil), "convertPoint": ("convert", nil),
    "viewControllerForKey": ("viewController", "forKey"),
  ]

  /// The labels behind a first argument.
  static let labels: [String: String] = [
    "forState": "for", "forControlEvents": "for",
    "forIndexPath": "for", "atScrollPosition": "at", "withRowAnimation": "with", "toView": "to",
    "fromView": "from", "inView": "in",
    "atIndex": "at", "withTransitionCoordinator": "with",
  ]

  /// The properties.
  static let properties: [String: String] = [
    "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
    "userInteractionEnabled": "isUserInteractionEnabled", "on": "isOn", "editing": "isEditing",
    "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled", "opaque": "isOpaque",
    "translucent": "isTranslucent", "animating": "isAnimating", "firstResponder": "isFirstResponder",
    "destinationViewController": "destination", "sourceViewController": "source",
    "navigationBarHidden": "isNavigationBarHidden", "statusBarHidden": "isStatusBarHidden",
    "secureTextEntry": "isSecureTextEntry",
    "CGColor": "cgColor", "CGPath": "cgPath", "CGImage": "cgImage",
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()",
    "capitalizedString": "capitalized", "active": "isActive",
  ]
}
