import Foundation
import HeadlessUIKit
import InterfaceDocuments
import TestSupport

/// Files of Interface Builder in a folder that the running application reads.
@MainActor
struct InterfaceFileSamples {
  let folder: TemporaryFolder
  private var files: InterfaceFiles { UIApplication.shared.environment.interfaceFiles }

  /// Creates a folder with files by their names, and adds it to the running application's.
  init(_ texts: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in texts { try folder.write(text, to: name) }
    files.addFolder(folder.url("").path)
  }

  /// What was read and is not known.
  var warnings: [String] { files.faults.map(\.description) }

  /// A xib with objects, whose owner has connections.
  static func nib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  /// A storyboard with scenes of controllers; the first one has the identifier `first`.
  static func storyboard(_ controllers: String...) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"s-\(index)\"><objects>\(controller)</objects></scene>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        initialViewController="first">
      <scenes>
      \(scenes.joined())</scenes>
      </document>
      """
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}
