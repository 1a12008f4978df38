import Foundation

/// Finds the classes that a file names.
enum InterfaceClasses {
  /// Returns a class by its name; `nil` if the program has no such class.
  ///
  /// - Parameters:
  ///   - name: The name without a module, such as `DetailController` or `Outer.Inner`.
  ///   - modules: The modules in which it is searched, in order.
  static func named(_ name: String, in modules: [String]) -> AnyClass? {
    var tried: Set<String> = []
    return modules.lazy.filter { tried.insert($0).inserted }
      .compactMap { type(named: name, in: $0) }.first
  }

  /// The module of an object's class.
  static func module(of object: AnyObject) -> String? {
    String(reflecting: Swift.type(of: object)).split(separator: ".").first.map(String.init)
  }

  private static func type(named name: String, in module: String) -> AnyClass? {
    if let found = NSClassFromString("\(module).\(name)") { return found }
    let parts = name.split(separator: ".")
    guard parts.count > 1, ([module] + parts.map(String.init)).allSatisfy(isPlain) else { return nil }
    // The mangled name of a class in a class.
    let outer = parts.map { "\($0.utf8.count)\($0)C" }.joined()
    return _typeByName("\(module.utf8.count)\(module)\(outer)") as? AnyClass
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 }
  }
}
