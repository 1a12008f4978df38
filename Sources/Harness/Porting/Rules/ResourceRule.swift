import SwiftSources

extension PortingRule {
  /// Replaces calls that read texts and values of the app's bundle, which Foundation does not find here: those of
  /// `NSLocalizedString` with all parameters, of formats that may have plurals, and of `Info.plist`.
  static let resources = PortingRule { file, app in
    var changes = Changes()
    guard app.hasToolkit else { return changes }
    for index in file.tokens.indices where file.tokens[index].kind == .word {
      guard let name = file.resourceName(at: index, in: app) else { continue }
      changes.edits.append(SourceEdit(file.tokens[index].range, name))
    }
    return changes
  }
}

extension AppSources {
  /// Whether the app has a function of a name with a first label.
  fileprivate func declaresFunction(_ name: String, _ label: String) -> Bool {
    files.contains { file in
      file.tokens.indices.contains { file.list.hasSequence(["func", name, "(", label], at: $0) }
    }
  }

  /// Whether the app's module depends on the toolkit, which has what replaces Foundation's functions.
  fileprivate var hasToolkit: Bool { surroundings?.modules.contains("UIKit") != false }
}

extension AppFile {
  /// Whether the file reads texts or values of the app's bundle, whose functions are the toolkit's.
  func readsResources(in app: AppSources) -> Bool {
    app.hasToolkit
      && tokens.indices.contains { index in
        guard tokens[index].kind == .word else { return false }
        return switch tokens[index].text {
        case "NSLocalizedString", "LocalizedStringResource", "NSDataAsset": true
        case "localized": list.hasSequence(["String", "("], at: index - 2) && list.has(":", at: index + 1)
        default: resourceName(at: index, in: app) != nil
        }
      }
  }

  /// Returns what replaces a word; `nil` if it stays.
  fileprivate func resourceName(at index: Int, in app: AppSources) -> String? {
    switch tokens[index].text {
    case "NSLocalizedString": allLabels(at: index) ? "Bundle.localizedText" : nil
    case "localizedStringWithFormat":
      isMember(of: "String", at: index) && list.has("(", at: index + 1) ? "localizedTextWithFormat" : nil
    case "format": isFormatThatVaries(at: index) ? "localizedFormat" : nil
    case "localizedString":
      labels(of: index + 1).first == "forKey" && isMemberOfBundle(index, in: app)
        ? "localizedText" : nil
    case "object":
      labels(of: index + 1) == ["forInfoDictionaryKey"]
        && (list.has(".", at: index - 1) || isOwnOfBundle(index))
        ? "appObject" : nil
    case "infoDictionary": isPropertyOfBundle(index) ? "appInfoDictionary" : nil
    case "localizedInfoDictionary": isPropertyOfBundle(index) ? "appLocalizedInfoDictionary" : nil
    case "bundleIdentifier": isPropertyOfBundle(index) ? "appBundleIdentifier" : nil
    case "path": isSearch(for: "forResource", index, in: app) ? "appPath" : nil
    case "url": isSearch(for: "forResource", index, in: app) ? "appURL" : nil
    case "paths": isSearch(for: "forResourcesOfType", index, in: app) ? "appPaths" : nil
    case "urls": isSearch(for: "forResourcesWithExtension", index, in: app) ? "appURLs" : nil
    default: nil
    }
  }

  /// Whether a call has all labels of Foundation's function; with fewer, the toolkit's own is called.
  private func allLabels(at index: Int) -> Bool {
    !list.has(".", at: index - 1)
      && labels(of: index + 1) == [nil, "tableName", "bundle", "value", "comment"]
  }

  /// Returns the labels of the arguments in the parenthesis at an index; empty without a parenthesis.
  private func labels(of opening: Int) -> [String?] {
    guard list.has("(", at: opening) else { return [] }
    return list.split(list.inside(opening)).map { argument in
      guard let first = argument.first, list.has(":", at: first + 1) else { return nil }
      return tokens[first].text
    }
  }

  private func isMember(of type: String, at index: Int) -> Bool {
    index >= 2 && list.has(".", at: index - 1) && tokens[index - 2].text == type
  }

  /// Whether a word is the label of `String(format:)` with a format that is not written there.
  private func isFormatThatVaries(at index: Int) -> Bool {
    guard index >= 2, list.has("(", at: index - 1), list.has(":", at: index + 1),
      tokens.indices.contains(index + 2), tokens[index + 2].kind == .word
    else { return false }
    if tokens[index - 2].text == "init" { return isMember(of: "String", at: index - 2) }
    return tokens[index - 2].text == "String" && !list.has(".", at: index - 3)
  }

  /// Whether a call has the first label of a bundle's search for files, which an app's own function hardly has.
  private func isSearch(for label: String, _ index: Int, in app: AppSources) -> Bool {
    labels(of: index + 1).first == label
      && (isPropertyOfBundle(index)
        || list.has(".", at: index - 1) && !app.declaresFunction(tokens[index].text, label))
  }

  /// Whether a word means a member of the bundle that an extension of `Bundle` extends: it has no object, and is no name
  /// of something else.
  private func isOwnOfBundle(_ index: Int) -> Bool {
    let before = tokens.indices.contains(index - 1) ? tokens[index - 1].text : ""
    let isLabel = ["(", ","].contains(before) && list.has(":", at: index + 1)
    guard !isLabel, ![".", "func", "var", "let", "case"].contains(before) else { return false }
    return isInBundle(index)
  }

  private func isInBundle(_ index: Int) -> Bool {
    outline.allTypes.contains { $0.kind == .extension && $0.name.text == "Bundle" && $0.body.contains(index) }
  }

  /// Whether a function is a bundle's: the app has no other with the name, or the object is named as a bundle.
  private func isMemberOfBundle(_ index: Int, in app: AppSources) -> Bool {
    guard list.has(".", at: index - 1) else { return isOwnOfBundle(index) }
    return isPropertyOfBundle(index) || !app.namesOfDeclarations.contains(tokens[index].text)
  }

  /// Whether the object before a word and its period is `Bundle.main`, `Bundle.module`, `Bundle(for:)` or a variable
  /// that is named as a bundle; or the word is in an extension of `Bundle`.
  private func isPropertyOfBundle(_ index: Int) -> Bool {
    guard index >= 2, list.has(".", at: index - 1) else { return isOwnOfBundle(index) }
    let last = ["?", "!"].contains(tokens[index - 2].text) ? index - 3 : index - 2
    guard tokens.indices.contains(last) else { return false }
    if list.has(")", at: last) { return isCallOfBundle(endingAt: last) }
    let name = tokens[last].text.lowercased()
    return name.hasSuffix("bundle") || (name == "self" && isInBundle(index))
      || (["main", "module"].contains(name) && isMember(of: "Bundle", at: last))
  }

  private func isCallOfBundle(endingAt index: Int) -> Bool {
    guard let opening = (0..<index).last(where: { list.has("(", at: $0) && list.end(of: $0) == index + 1 }),
      opening > 0
    else { return false }
    return tokens[opening - 1].text == "Bundle"
  }
}
