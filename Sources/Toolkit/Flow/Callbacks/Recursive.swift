/// Returns a function that can call itself without retaining itself.
///
///     let factorial: (Int) -> Int = recursive { number, factorial in
///       number < 2 ? 1 : number * (factorial(number - 1) ?? 1)
///     }
///     factorial(5)  // 120
///
/// - Parameter function: Gets the argument, and a function that calls the returned one; that
///   returns `nil` after the returned one is deallocated.
public func recursive<Argument, Answer>(
  _ function: @escaping (Argument, @escaping (Argument) -> Answer?) -> Answer
) -> (Argument) -> Answer {
  Recursion(function).call
}

/// Returns a function without an argument that can call itself without retaining itself.
///
/// - Parameter function: Gets a function that calls the returned one; that returns `nil` after the
///   returned one is deallocated.
public func recursive<Answer>(_ function: @escaping (@escaping () -> Answer?) -> Answer) -> () -> Answer {
  let recursion = Recursion<Void, Answer> { _, again in function { again(()) } }
  return { recursion.call(()) }
}

/// A function that its callers retain, but that does not retain itself.
private final class Recursion<Argument, Answer> {
  private let function: (Argument, @escaping (Argument) -> Answer?) -> Answer

  init(_ function: @escaping (Argument, @escaping (Argument) -> Answer?) -> Answer) {
    self.function = function
  }

  func call(_ argument: Argument) -> Answer {
    function(argument) { [weak self] in self?.call($0) }
  }
}
