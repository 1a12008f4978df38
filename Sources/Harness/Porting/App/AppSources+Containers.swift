import SwiftSources

extension AppSources {
  /// Returns the class of the container that a class's code expects around its controllers: `Checkout` for
  /// `navigationController as! Checkout`, `UITabBarController` for `tabBarController!`; `nil` if it expects
  /// none.
  ///
  /// - Parameter name: The class's full name.
  package func expectedContainer(of name: String) -> String? {
    let bodies = files.flatMap { file in
      file.outline.members.types.flatMap { $0.withPaths(in: []) }
        .filter { $0.path.joined(separator: ".") == name }.map { (file, $0.type.body) }
    }
    return bodies.lazy.compactMap { file, body in
      body.lazy.compactMap { file.expectedContainer(at: $0) }.first
    }.first
  }
}

extension AppFile {
  /// Returns the class in an expression such as `navigationController as! Checkout` or `tabBarController!`.
  fileprivate func expectedContainer(at index: Int) -> String? {
    guard tokens[index].kind == .word, let usual = Self.containers[tokens[index].text], !isNested(index)
    else {
      return nil
    }
    let cast = list.has("as", at: index + 1) ? index + 1 : index + 2
    if list.has("as", at: cast), list.has("!", at: cast + 1) || isHint(index) && list.has("?", at: cast + 1) {
      return lastName(from: cast + 2)
    }
    return list.has("!", at: index + 1) ? usual : nil
  }

  /// Whether a cast that may fail counts, since code that lacks its navigation controller often does nothing.
  private func isHint(_ index: Int) -> Bool { tokens[index].text == "navigationController" }

  /// Whether the property is another object's.
  private func isNested(_ index: Int) -> Bool {
    list.has(".", at: index - 1) && !list.has("self", at: index - 2)
  }

  /// Returns the last part of a name such as `Shop.Checkout`.
  private func lastName(from start: Int) -> String? {
    var index = start
    while list.has(".", at: index + 1) { index += 2 }
    return tokens.indices.contains(index) && tokens[index].isName ? tokens[index].text : nil
  }

  /// The properties that lead to containers, with the class that `!` expects; empty for what every stage has.
  private static let containers: [String: String?] = [
    "navigationController": nil, "parent": nil, "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
  ]
}
