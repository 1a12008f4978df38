import SwiftSources

extension AppFile {
  /// Whether the file has a name that no app has had since Swift 3, and that the app does not declare itself.
  ///
  /// - Parameter names: The names that the app declares.
  func isOfSwift2(besides names: Set<String>) -> Bool {
    tokens.contains { $0.kind == .word && FormerNames.isOfSwift2($0.text) && !names.contains($0.text) }
  }

  /// Returns what makes the functions of Swift 2 those of today: their first parameters have no label unless
  /// one is written, and the delegates' methods had other labels.
  var declarationsOfSwift2: [SourceEdit] {
    let functions = outline.members.functions + outline.allTypes.flatMap(\.members.functions)
    return functions.filter { !["init", "subscript"].contains($0.name.text) }.flatMap(edits)
      + tokens.filter { $0.kind == .word && $0.text == "NSIndexPath" }.map {
        SourceEdit($0.range, "IndexPath")
      }
  }

  private func edits(of function: Function) -> [SourceEdit] {
    guard let first = function.parameters.first else { return [] }
    if function.name.text == "prepareForSegue", first.label == first.name, function.parameters.count == 2 {
      let types = function.parameters[1].type.tokens.filter { $0.text == "AnyObject" }
      return [SourceEdit(function.name.range, "prepare"), .insert("for ", at: first.name.range.lowerBound)]
        + types.map { SourceEdit($0.range, "Any") }
    }
    let unlabeled = first.label == first.name && first.label.text != "_"
    return (unlabeled ? [.insert("_ ", at: first.name.range.lowerBound)] : [])
      + function.parameters.dropFirst().compactMap { parameter in
        guard parameter.label != parameter.name else { return nil }
        return Self.labels[parameter.label.text].map { SourceEdit(parameter.label.range, $0) }
      }
  }

  /// The former labels of delegates' methods.
  private static let labels: [String: String] = [
    "cellForRowAtIndexPath": "cellForRowAt", "heightForRowAtIndexPath": "heightForRowAt",
    "estimatedHeightForRowAtIndexPath": "estimatedHeightForRowAt",
    "didSelectRowAtIndexPath": "didSelectRowAt",
    "didDeselectRowAtIndexPath": "didDeselectRowAt", "willSelectRowAtIndexPath": "willSelectRowAt",
    "didHighlightRowAtIndexPath": "didHighlightRowAt",
    "shouldHighlightRowAtIndexPath": "shouldHighlightRowAt",
    "canEditRowAtIndexPath": "canEditRowAt", "canMoveRowAtIndexPath": "canMoveRowAt",
    "editActionsForRowAtIndexPath": "editActionsForRowAt",
    "editingStyleForRowAtIndexPath": "editingStyleForRowAt",
    "accessoryButtonTappedForRowWithIndexPath": "accessoryButtonTappedForRowWith",
    "moveRowAtIndexPath": "moveRowAt", "toIndexPath": "to", "forRowAtIndexPath": "forRowAt",
    "commitEditingStyle": "commit", "willDisplayCell": "willDisplay",
    "didEndDisplayingCell": "didEndDisplaying",
    "cellForItemAtIndexPath": "cellForItemAt", "forItemAtIndexPath": "forItemAt",
    "didSelectItemAtIndexPath": "didSelectItemAt", "didDeselectItemAtIndexPath": "didDeselectItemAt",
    "shouldSelectItemAtIndexPath": "shouldSelectItemAt", "sizeForItemAtIndexPath": "sizeForItemAt",
    "insetForSectionAtIndex": "insetForSectionAt", "atIndexPath": "at",
    "minimumLineSpacingForSectionAtIndex": "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAtIndex": "minimumInteritemSpacingForSectionAt",
    "shouldChangeCharactersInRange": "shouldChangeCharactersIn",
    "shouldChangeTextInRange": "shouldChangeTextIn",
    "didSelectViewController": "didSelect", "shouldSelectViewController": "shouldSelect",
    "viewControllerBeforeViewController": "viewControllerBefore",
    "viewControllerAfterViewController": "viewControllerAfter", "shouldReceiveTouch": "shouldReceive",
  ]
}
